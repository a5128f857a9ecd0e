import { mailtoHref, telHref } from './contactLinks';

test('an address stays one recipient, whatever was typed into it', () => {
  expect(mailtoHref('asha+desk@waybill.test')).toBe('mailto:asha%2Bdesk@waybill.test');
  for (const typed of [
    'a?bcc=spy@evil.test',
    'a@x.test?subject=Hi&bcc=spy@evil.test',
    'a@x.test,spy@evil.test',
    'a@x.test\r\nBcc: b@y.test',
  ]) {
    const { protocol, search, pathname } = new URL(mailtoHref(typed));
    expect([protocol, search]).toEqual(['mailto:', '']);
    expect(pathname).not.toMatch(/[,&?\r\n]/);
    expect(decodeURIComponent(pathname)).toBe(typed);
  }
});

test('a number is dialled by its digits alone', () => {
  expect(telHref('+91 22 4000-7000')).toBe('tel:+912240007000');
  expect(telHref('022 4000 7000;phone-context=evil.test')).toBe('tel:02240007000');
});
