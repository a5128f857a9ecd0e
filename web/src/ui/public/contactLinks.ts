/**
 * Links for e-mail addresses and phone numbers entered by users. Encoded so that they cannot add a header, a recipient
 * or another scheme.
 */

/** RFC 6068: everything except `@` is percent-encoded, so `?bcc=…` stays part of the address. */
export const mailtoHref = (address: string): string => `mailto:${encodeURIComponent(address).replace(/%40/g, '@')}`;

/** RFC 3966: digits with an optional leading `+`. */
export const telHref = (phone: string): string =>
  `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;
