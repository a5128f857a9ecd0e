import { isEmailAddress } from './email';

test.each([
  'farida@example.in',
  ' farida@example.in ',
  "o'neil+bills@mail.example.co.in",
  'a.b@xn--mnchen-3ya.example',
])('%j is an address', (address) => expect(isEmailAddress(address)).toBe(true));

test.each([
  'a..b@example.com',
  '.a@example.com',
  'ä@example.com',
  'a@münchen.example',
  '"a b"@example.com',
  '"thief@example.com x"@example.in',
  'farida at example',
  'farida@',
  'a@b',
  'a@b.test, c@d.test',
  'Farida <farida@example.in>',
  '\ud800@example.in',
])('%j is none', (address) => expect(isEmailAddress(address)).toBe(false));
