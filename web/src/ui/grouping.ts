/** 1234567.5 with two decimals is '12,34,567.50'; nothing is an empty text. */
export function groupedIndian(value: string | number | undefined, decimals: number): string {
  if (value === undefined || value === '') return '';
  const [whole = '', fraction] = Number(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
