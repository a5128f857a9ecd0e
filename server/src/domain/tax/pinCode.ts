import { isStateCode, type StateCode } from './stateCodes';

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

/** First digits of the PIN codes of each state; circles of the post reach over the borders of states. */
export const postalPrefixes: Readonly<Record<StateCode, RegExp>> = {
  '01': /^1[89]/,
  '02': /^17/,
  '03': /^1[4-6]/,
  '04': /^1[46]0/,
  '05': /^2[46]/,
  '06': /^1[23]/,
  '07': /^11/,
  '08': /^3[0-4]/,
  '09': /^2[0-8]/,
  '10': /^8[0-5]/,
  '11': /^737/,
  '12': /^79[0-2]/,
  '13': /^79[78]/,
  '14': /^795/,
  '15': /^796/,
  '16': /^799/,
  '17': /^79[34]/,
  '18': /^78/,
  '19': /^7[0-4]/,
  '20': /^8[1-3]/,
  '21': /^7[5-7]/,
  '22': /^49/,
  '23': /^4[5-8]/,
  '24': /^3[6-9]/,
  '26': /^3[69]/,
  '27': /^4[0-4]/,
  '29': /^5[6-9]/,
  '30': /^403/,
  '31': /^6825/,
  '32': /^6[7-9]/,
  '33': /^6[0-4]/,
  '34': /^6[0-9]|^533/,
  '35': /^744/,
  '36': /^50/,
  '37': /^5[1-3]/,
  '38': /^194/,
};

/** False if no place of the state has such a PIN code; what is no state of GST is not checked. */
export const isPinCodeOf = (pinCode: string, stateCode: string): boolean =>
  !isStateCode(stateCode) || postalPrefixes[stateCode].test(pinCode.trim());
