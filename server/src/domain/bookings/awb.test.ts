import { isAwb, normalizeAwb } from './awb';

describe('AWB numbers', () => {
  it('are trimmed and in capitals', () => {
    expect(normalizeAwb('  we-100/a2\t')).toBe('WE-100/A2');
  });

  it.each(['A', 'we100', ' 123456789012 ', 'AB-12/34', 'X'.repeat(30)])('%p is one', (value) => {
    expect(isAwb(value)).toBe(true);
  });

  it.each([
    '',
    '   ',
    'X'.repeat(31),
    'AB 12',
    'AB_12',
    'AB.12',
    'AB\n12',
    'straße',
    'ſ1',
    'ıx',
    '१२३',
    'Ａ1',
    'A\u00001',
  ])('%p is none', (value) => {
    expect(isAwb(value)).toBe(false);
  });
});
