/** Links to an address or a number as somebody typed it: nothing in it may add a header, a recipient or another scheme. */

/** RFC 6068: everything but the `@` is percent-encoded, so `?bcc=…` stays part of the address. */
export const mailtoHref = (address: string): string => `mailto:${encodeURIComponent(address).replace(/%40/g, '@')}`;

/** RFC 3966: the digits and a leading `+`. */
export const telHref = (phone: string): string =>
  `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;
