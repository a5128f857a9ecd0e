/** Six digits of the Indian post; the first three are the sorting district, and fewer name no place. */
const typedPinCode = /^\d{3,6}$/;
const length = 6;

/** What the PIN codes of the cities begin with that the text can mean; null: it is no PIN code. A city has one of many codes. */
export function pinCodeStart(text: string): string | null {
  const digits = text.trim();
  if (!typedPinCode.test(digits)) return null;
  return digits.length === length ? digits.slice(0, 3) : digits;
}

/** 0: the city's own PIN code; 1: one that begins so, or of its sorting district; null: neither. */
export function pinCodeRank(pinCode: string | undefined, text: string): 0 | 1 | null {
  const start = pinCodeStart(text);
  if (start === null || !pinCode?.startsWith(start)) return null;
  return pinCode === text.trim() ? 0 : 1;
}
