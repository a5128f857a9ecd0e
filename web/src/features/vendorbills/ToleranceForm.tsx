import { Button } from 'antd';
import { useMemo } from 'react';
import { kgToGrams } from '../../../../server/src/domain/values/weight';
import { SaveToleranceInput } from '../../../../server/src/modules/money/vendorbills/vendorBill.inputs';
import {
  useBillToleranceQuery,
  useMatchVendorBillMutation,
  useSaveToleranceMutation,
  type BillToleranceQuery,
  type VendorBillRowFragment,
} from '../../graphql.generated';
import { CountInput } from '../../ui/input/CountInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { none } from '../../ui/form/formValues';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Skeleton } from '../../ui/panel/Skeleton';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useCommand } from '../../ui/form/useCommand';
import { WeightInput } from '../../ui/input/WeightInput';
import { outdated } from './outdated';

interface Props {
  bill: VendorBillRowFragment;
  isOpen: boolean;
  onClose: () => void;
}

export function ToleranceModal({ bill, isOpen, onClose }: Props) {
  const { data, error, refetch } = useBillToleranceQuery({
    variables: { uniqueId: bill.uniqueId },
    fetchPolicy: 'network-only',
  });
  return (
    <FormModal open title={`Tolerance of ${bill.vendor?.name}`} width={420} onClose={onClose}>
      {data && <ToleranceForm bill={bill} isOpen={isOpen} tolerance={data.billTolerance} onClose={onClose} />}
      {!data && error && <LoadFailure title="The tolerance could not be loaded" retry={refetch} />}
      {!data && !error && <Skeleton />}
    </FormModal>
  );
}

const blank = { grams: none<number>(), amount: none<number>(), windowDays: none<number>() };

function ToleranceForm({
  bill,
  isOpen,
  tolerance,
  onClose,
}: Props & { tolerance: BillToleranceQuery['billTolerance'] }) {
  const { uniqueId } = bill;
  const { version, grams, amount, windowDays, suggestedGrams, suggestedFrom } = tolerance;
  const record = useMemo(() => ({ grams, amount, windowDays }), [grams, amount, windowDays]);
  const inputOf = (values: typeof blank) => ({ ...values, uniqueId, version });
  const form = useInputForm<typeof blank, object>({
    rules: SaveToleranceInput,
    blank,
    record,
    toInput: inputOf,
    async save(values) {
      if (!(await save({ input: inputOf(values) }))) return;
      if (isOpen) await match({ input: { uniqueId } });
      onClose();
    },
  });
  const [save] = useCommand(useSaveToleranceMutation(), {
    done: 'Tolerance saved',
    changes: ['billTolerance'],
    form,
  });
  const [match] = useCommand(useMatchVendorBillMutation(), { changes: outdated.lines });
  return (
    <InputForm form={form} label="Tolerance">
      <p className="quiet">
        {isOpen
          ? 'Saving compares this bill again. What was decided by hand stays.'
          : 'It holds for later bills; this one is settled.'}
      </p>
      <form.Field name="grams" label="Weight Tolerance">
        <WeightInput />
      </form.Field>
      {suggestedGrams !== null && suggestedGrams !== undefined && (
        <p className="quiet">
          Suggested {kgToGrams(suggestedGrams)} g from {suggestedFrom} lines ·{' '}
          <Button
            type="link"
            size="small"
            onClick={() => {
              form.antd.setFieldsValue({ grams: suggestedGrams });
              form.changed(['grams']);
            }}
          >
            Use
          </Button>
        </p>
      )}
      <form.Field name="amount" label="Amount Tolerance">
        <MoneyInput />
      </form.Field>
      <form.Field name="windowDays" label="Claim Window in Days">
        <CountInput />
      </form.Field>
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}
