/** A vendor's tracking URL: http(s) with at least one {awb} placeholder. */
export function isTrackingUrl(value: string): boolean {
  const text = value.trim();
  if (!/\{awb\}/i.test(text)) return false;
  try {
    const { protocol, username, password } = new URL(text.replace(/\{awb\}/gi, 'AWB'));
    return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
  } catch {
    return false;
  }
}
