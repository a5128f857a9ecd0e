import type { SettingRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { FormModal } from '../../ui/form/FormModal';
import { fullName } from '../../ui/app/format';
import { sinceText, valueText, type SettingRow } from './settingColumns';
import { SettingForm } from './SettingForm';

type DatedRow = Omit<SettingRowFragment['values'][number], 'uniqueId'> & { uniqueId: string; text: string };

const columns: readonly Column<DatedRow>[] = [
  { key: 'validFrom', title: 'Valid From', value: (row) => sinceText(row.validFrom), fit: 'whole' },
  { key: 'value', title: 'Value', value: (row) => row.text, fit: 'whole' },
  { key: 'changedBy', title: 'Set By', value: (row) => fullName(row.changedBy) || 'Preset', fit: 'whole' },
  { key: 'changedOn', title: 'Set On', kind: 'instant' },
];

interface Props {
  /** Null: closed. */
  setting: SettingRow | null;
  onClose: () => void;
}

/** A new value of a setting, above all that it has had and will have. */
export function SettingModal({ setting, onClose }: Props) {
  return (
    <FormModal open={setting !== null} title={`Update ${setting?.key ?? ''}`} width={560} onClose={onClose}>
      {setting && (
        <>
          <p className="facts">{setting.meaning}</p>
          <SettingForm setting={setting} onDone={onClose} />
          <h2 className="heading">History</h2>
          <DataTable
            dense
            label="History"
            columns={columns}
            rows={setting.values.map((each) => ({
              ...each,
              uniqueId: each.uniqueId ?? `product ${each.validFrom ?? ''}`,
              text: valueText(setting, each.value),
            }))}
            emptyText="There are no values"
          />
        </>
      )}
    </FormModal>
  );
}
