/** SPEC 9: states and cities are filtered on the client, by prefix of name, code or pin code. */
export function beginsWith(text: string, ...values: readonly string[]): boolean {
  const wanted = text.trim().toLowerCase();
  return values.some((value) => value.toLowerCase().startsWith(wanted));
}
