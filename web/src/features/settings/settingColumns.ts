import { groupIndian } from '../../../../server/src/domain/values/units';
import { formatDate } from '../../../../server/src/domain/values/dates';
import type { SettingRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';
import { fullName } from '../../ui/app/format';

/** With an identity of its own, for the table. */
export type SettingRow = SettingRowFragment & { uniqueId: string };

export function valueText({ unit }: Pick<SettingRowFragment, 'unit'>, value: string): string {
  if (value === 'None') return value;
  if (unit === 'date') return formatDate(value);
  if (unit === 'percent') return `${Number(value)} %`;
  if (unit === 'days') return value === '1' ? '1 day' : `${value} days`;
  if (unit !== 'rupees') return value;
  const [whole = '', fraction = '00'] = value.split('.');
  return `₹ ${groupIndian(whole)}.${fraction}`;
}

export const sinceText = (validFrom: string | null): string => (validFrom ? formatDate(validFrom) : 'Always');

/** Who set the value that is in force; nobody if it came with the product. */
const authorOf = ({ values, validFrom }: SettingRowFragment): string =>
  fullName(values.find((each) => each.validFrom === validFrom)?.changedBy) || 'Preset';

export const settingColumns: readonly Column<SettingRow>[] = [
  { key: 'meaning', title: 'Setting', fit: 'wrap', width: 420, card: 'title' },
  { key: 'value', title: 'Value', value: (row) => valueText(row, row.value), fit: 'whole', card: 'state' },
  { key: 'validFrom', title: 'Valid From', value: (row) => sinceText(row.validFrom), fit: 'whole', card: 'place' },
  { key: 'changedBy', title: 'Set By', value: authorOf, fit: 'whole', card: 'note' },
  { key: 'key', title: 'Key', fit: 'whole', card: 'text' },
];
