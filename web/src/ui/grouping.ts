/** 1234567.5 is '12,34,567.5'; nothing is an empty text. */
export function groupedIndian(value: string | number | undefined): string {
  const [whole = '', fraction] = String(value ?? '').split('.');
  const grouped = whole.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
