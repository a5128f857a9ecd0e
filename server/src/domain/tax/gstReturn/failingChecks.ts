/** How many checks of a return find something, in words; null: none. */
export function failingChecks(checks: readonly { findings: readonly string[] }[]): string | null {
  const failing = checks.filter(({ findings }) => findings.length > 0).length;
  if (failing === 0) return null;
  return `${failing} of ${checks.length} checks ${failing === 1 ? 'fails' : 'fail'}`;
}
