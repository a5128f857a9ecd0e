import { Input, Row } from 'antd';
import { useState } from 'react';
import { labels, type ServiceCharge } from '../../../../server/src/domain/enums';
import { SaveServiceInput } from '../../../../server/src/modules/system/services/service.inputs';
import { companyToday } from '../../companyToday';
import { useSaveServiceMutation, type ServiceRowFragment } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { none } from '../../ui/form/formValues';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { Choice } from '../../ui/input/Choice';
import { DateInput } from '../../ui/input/DateInput';
import { PercentInput } from '../../ui/input/PercentInput';

interface Props {
  /** What is to change from a date on; null: a new service. */
  from: ServiceRowFragment | null;
  services: readonly ServiceRowFragment[];
  onDone: () => void;
}

const blankOf = (from: Props['from']) => ({
  name: from?.name ?? none<string>(),
  sac: from?.sac ?? none<string>(),
  charge: (from?.charge ?? 'Forward') as ServiceCharge | null,
  percent: from?.percent ?? none<number>(),
  validFrom: companyToday() as string | null,
});

type Values = ReturnType<typeof blankOf>;

/** Sets what holds of a service from a date on; the entry of the same date is replaced. */
export function ServiceForm({ from, services, onDone }: Props) {
  const [blank] = useState(() => blankOf(from));
  const form = useCommandForm({
    rules: SaveServiceInput,
    blank,
    toInput: (values: Values) => ({
      ...values,
      version: services.find(({ name, validFrom }) => name === values.name && validFrom === values.validFrom)?.version,
    }),
    startsFocused: true,
    mutation: useSaveServiceMutation(),
    done: 'Service saved',
    changes: ['services'],
    onSaved: onDone,
  });
  return (
    <InputForm form={form} label="Service">
      <Row gutter={12}>
        <form.Field span={24} name="name">
          <Input readOnly={from !== null} />
        </form.Field>
        <form.Field span={24} name="charge">
          <Choice label="Charge" of={labels.ServiceCharge} />
        </form.Field>
        <form.Field xs={12} sm={8} name="sac">
          <Input inputMode="numeric" />
        </form.Field>
        <form.Field xs={12} sm={8} name="percent" label="GST (%)">
          <PercentInput />
        </form.Field>
        <form.Field xs={24} sm={8} name="validFrom">
          <DateInput />
        </form.Field>
      </Row>
      <p className="quiet small">
        Reverse charge: the customer with a GSTIN pays the tax; who has none is exempt, unless the setting says
        otherwise. Confirm with your accountant.
      </p>
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}
