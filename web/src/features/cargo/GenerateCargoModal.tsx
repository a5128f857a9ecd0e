import { Alert, Button, Row } from 'antd';
import { useState } from 'react';
import { labels, type CargoPayer } from '../../../../server/src/domain/enums';
import { courier } from '../../../../server/src/domain/tax/services';
import { earliestSearchDate, monthOf } from '../../../../server/src/domain/values/dates';
import { GenerateCargoInvoicesInput } from '../../../../server/src/modules/billing/invoices/cargo/cargoBilling.inputs';
import { companyToday } from '../../companyToday';
import {
  useCargoInvoicePreviewsQuery,
  useGenerateCargoInvoicesMutation,
  type CargoInvoicePreviewsQuery,
  type CargoRowFragment,
} from '../../graphql.generated';
import { failureOfCaught } from '../../ui/app/failureOfCaught';
import { counted, showMoney } from '../../ui/app/format';
import { CloseButton, FormModal } from '../../ui/form/FormModal';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { useFormValues } from '../../ui/form/useFormValues';
import { Choice } from '../../ui/input/Choice';
import { DateInput } from '../../ui/input/DateInput';
import { NamedValue } from '../../ui/panel/NamedValue';

type Preview = CargoInvoicePreviewsQuery['cargoInvoicePreviews'][number];

interface Props {
  chosen: readonly CargoRowFragment[];
  onDone: () => void;
  onClose: () => void;
}

/** The tab Cargo of generating invoices: who pays is asked, the server says which invoices that makes. */
export function GenerateCargoModal(props: Props) {
  return (
    <FormModal open title="Generate Invoice: Cargo" width={640} top={60} onClose={props.onClose}>
      <GenerateCargoForm {...props} />
    </FormModal>
  );
}

const changes = [
  ...(['cargoConsignments', 'invoices', 'earnings', 'gstr1', 'changeLog', 'billingSummary', 'billingTrend'] as const),
  'customerPayments',
] as const;

/** At the door the receiver pays. */
const payerOf = (chosen: readonly CargoRowFragment[]): CargoPayer =>
  chosen.every(({ paymentMode }) => paymentMode === 'ToPay') ? 'Receiver' : 'Sender';

function GenerateCargoForm({ chosen, onDone }: Props) {
  const [blank] = useState(() => ({
    payer: payerOf(chosen) as CargoPayer | null,
    invoiceDate: companyToday() as string | null,
    invoiceMonth: monthOf(
      chosen
        .map(({ bookingDate }) => bookingDate)
        .sort()
        .at(-1) ?? companyToday(),
    ) as string | null,
  }));
  const cargoIds = chosen.map(({ id }) => id);
  const form = useCommandForm({
    rules: GenerateCargoInvoicesInput,
    blank,
    toInput: (values: typeof blank) => ({ ...values, cargoIds }),
    startsFocused: true,
    mutation: useGenerateCargoInvoicesMutation(),
    done: ({ generateCargoInvoices: made }) => `${counted(made.length, 'invoice')} created successfully`,
    changes,
    onSaved: onDone,
  });
  const payer = useFormValues(form, (values) => values.payer);
  const { data, error } = useCargoInvoicePreviewsQuery({
    variables: { input: { cargoIds, payer } },
    skip: payer === null,
    fetchPolicy: 'no-cache',
  });
  const previews = data?.cargoInvoicePreviews ?? [];
  return (
    <InputForm form={form} label="Generate Invoice: Cargo">
      <Row gutter={12}>
        <form.Field xs={24} sm={10} name="payer" label="Paid By">
          <Choice label="Paid By" of={labels.CargoPayer} />
        </form.Field>
        <form.Field xs={12} sm={7} name="invoiceMonth" label="Invoice Month">
          <DateInput month min={earliestSearchDate} max="today" invalid="Enter valid Invoice Month" />
        </form.Field>
        <form.Field xs={12} sm={7} name="invoiceDate" label="Invoice Date">
          <DateInput min={earliestSearchDate} max="today" invalid="Enter valid Invoice Date" />
        </form.Field>
      </Row>
      {error && <Alert type="error" showIcon style={{ marginBottom: 10 }} title={failureOfCaught(error).messages[0]} />}
      <div className="field-grid bordered" aria-busy={!data && !error} aria-live="polite">
        {previews.map((preview) => (
          <Totals key={`${preview.customerId} ${preview.service} ${preview.isCash}`} preview={preview} />
        ))}
      </div>
      <div className="form-buttons">
        <Button type="primary" htmlType="submit" loading={form.saving} disabled={previews.length === 0}>
          {previews.length > 1 ? `Generate ${previews.length} Invoices` : 'Generate'}
        </Button>
        <CloseButton />
      </div>
    </InputForm>
  );
}

function Totals({ preview }: { preview: Preview }) {
  const { company, service, isCash, totalConsignments, actualAmount, igst, cgst, sgst, totalAmount } = preview;
  const taxes = [['IGST', igst] as const, ['CGST', cgst] as const, ['SGST', sgst] as const];
  return (
    <div className="wide">
      <strong>
        {[company, ...(service === courier ? [] : [service]), ...(isCash ? ['cash invoice'] : [])].join(', ')}
      </strong>
      <dl className="sums">
        <NamedValue name="Consignments">{totalConsignments.toLocaleString('en-IN')}</NamedValue>
        <NamedValue name="Actual Amount">{showMoney(actualAmount)}</NamedValue>
        {taxes
          .filter(([, amount]) => amount > 0)
          .map(([name, amount]) => (
            <NamedValue key={name} name={name}>
              {showMoney(amount)}
            </NamedValue>
          ))}
        <NamedValue className="total" name="Total Amount">
          {showMoney(totalAmount)}
        </NamedValue>
      </dl>
      <span className="quiet small">{preview.taxExplanation}</span>
    </div>
  );
}
