/** A random name for one request. `crypto.randomUUID` is missing where the page came over plain http. */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
