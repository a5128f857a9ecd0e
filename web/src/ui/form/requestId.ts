/** A random request id. `crypto.randomUUID` is unavailable on pages loaded over plain http. */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
