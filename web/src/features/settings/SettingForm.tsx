import { Input, Row } from 'antd';
import { useState } from 'react';
import { UpdateSettingInput } from '../../../../server/src/modules/system/settings/setting.inputs';
import { companyToday } from '../../companyToday';
import { useUpdateSettingMutation } from '../../graphql.generated';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import type { SettingRow } from './settingColumns';

interface Values {
  value: string;
  validFrom: string | null;
}

const prefixes: Readonly<Record<string, string>> = { rupees: '₹' };
const suffixes: Readonly<Record<string, string>> = { percent: '%', days: 'days' };

/** One that is never 'None'. */
const isNumber = ({ key, unit }: SettingRow): boolean => unit !== '' && unit !== 'date' && !key.startsWith('einvoice.');

interface Props {
  setting: SettingRow;
  onDone: () => void;
}

/** Sets a value from a date on; that of the same date is replaced. */
export function SettingForm({ setting, onDone }: Props) {
  const [blank] = useState((): Values => ({ value: setting.value, validFrom: companyToday() }));
  const inputOf = ({ value, validFrom }: Values) => ({
    key: setting.key,
    value,
    validFrom,
    version: setting.values.find((each) => each.validFrom === validFrom)?.version,
  });
  const form = useCommandForm({
    rules: UpdateSettingInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    mutation: useUpdateSettingMutation(),
    done: 'Setting updated successfully',
    changes: ['settings'],
    onSaved: onDone,
  });
  return (
    <InputForm form={form} label={setting.meaning}>
      <Row gutter={12}>
        <form.Field xs={24} sm={12} name="value" label="Value">
          <Input
            prefix={prefixes[setting.unit]}
            suffix={suffixes[setting.unit]}
            inputMode={isNumber(setting) ? 'decimal' : undefined}
            placeholder={setting.unit === 'date' ? 'YYYY-MM-DD or None' : undefined}
            maxLength={40}
          />
        </form.Field>
        <form.Field xs={24} sm={12} name="validFrom" label="Valid From">
          <DateInput />
        </form.Field>
      </Row>
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}
