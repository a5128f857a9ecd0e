/** Spec 9: the lists of states and cities are filtered here, by the beginning of a name, a code or a pin code. */
export function beginsWith(text: string, ...values: readonly string[]): boolean {
  const wanted = text.trim().toLowerCase();
  return values.some((value) => value.toLowerCase().startsWith(wanted));
}
