const awb = /^[A-Z0-9/-]{1,30}$/;

/** Trims and upper-cases. ASCII only, since `'ß'.toUpperCase()` would turn a refused letter into accepted ones. */
export function normalizeAwb(value: string): string {
  return value.trim().replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** For normalized values: letters, digits, '-' and '/', at most 30 characters. */
export function isAwb(value: string): boolean {
  return awb.test(normalizeAwb(value));
}

/** What a second booking of the number is refused with. */
export const awbTaken = ({ awbNo }: { awbNo?: string | null }) => `AwbNo ${normalizeAwb(awbNo ?? '')} is already taken`;
