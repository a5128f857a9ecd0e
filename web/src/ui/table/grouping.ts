/** Indian digit grouping: 1234567.5 with two decimals becomes '12,34,567.50'; undefined becomes an empty text. */
export function groupedIndian(value: string | number | undefined, decimals: number): string {
  if (value === undefined || value === '') return '';
  const [whole = '', fraction] = Number(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
