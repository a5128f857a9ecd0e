/** Words that are written in capitals; `topay` is the product's own spelling. */
const spellings: Readonly<Record<string, string>> = {
  awb: 'AWB',
  cgst: 'CGST',
  gst: 'GST',
  igst: 'IGST',
  ip: 'IP',
  pan: 'PAN',
  pin: 'PIN',
  sgst: 'SGST',
  topay: 'ToPay',
  url: 'URL',
  vpp: 'VPP',
};

const capital = (word: string) => spellings[word.toLowerCase()] ?? `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/**
 * The name of a property as people read it: 'chargeableWeight' is 'Chargeable Weight', 'isVpp' is 'VPP', 'deliveryCityId' is
 * 'Delivery City'.
 */
export function propertyLabel(name: string): string {
  const words = name
    .replace(/^toPay/, 'topay')
    .replace(/^is(?=[A-Z])/, '')
    .replace(/(?<=[a-z])Id$/, '')
    .replace(/([a-z0-9])(?=[A-Z])/g, '$1 ')
    .split(' ');
  return words.map(capital).join(' ');
}
