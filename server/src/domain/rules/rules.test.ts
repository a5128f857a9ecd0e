import { isPresent } from './rules';

describe('a required text', () => {
  it.each([
    0x20, 0xa0, 0xad, 0x34f, 0x200b, 0x200d, 0x200f, 0x202e, 0x2060, 0x2069, 0x2800, 0x3164, 0xfeff, 0xfe0f, 0xe0041,
  ])('is missing if it has nothing but U+%s, and present beside a letter', (code) => {
    const unseen = String.fromCodePoint(code).repeat(3);
    expect(isPresent(unseen)).toBe(false);
    expect(isPresent(`${unseen}क${unseen}`)).toBe(true);
  });

  it.each(['0', '.', '😀', 'क्‍ष', 'می‌خواهم'])('is present as %s', (text) => expect(isPresent(text)).toBe(true));
});
