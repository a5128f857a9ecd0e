import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { lastOfQuarter, quarterOf } from '../../../../server/src/domain/values/quarters';
import { SetTdsCertificateInput } from '../../../../server/src/modules/money/receivables/payment.inputs';
import { companyToday } from '../../companyToday';
import {
  useCustomerPaymentsQuery,
  useSetTdsCertificateMutation,
  type PaymentRowFragment,
} from '../../graphql.generated';
import { ExportButton } from '../../ui/file/ExportButton';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm } from '../../ui/form/InputForm';
import { ListTable } from '../../ui/table/ListTable';
import { useRowAction } from '../../ui/table/RowButton';
import { ToolbarBranch } from '../../ui/search/SearchBranch';
import { urlCodecs, type FiltersOf } from '../../ui/search/urlCodecs';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { useListPage } from '../../ui/table/useListPage';
import { useUrlState } from '../../ui/search/useUrlState';
import { tdsColumns } from './paymentColumns';
import { quarterCodec, quartersUntil } from './quarters';
import { TdsQuarters } from './TdsQuarters';
import './receivables.css';
import { usePermission } from '../../ui/app/usePermission';
import { Toolbar } from '../../ui/panel/Toolbar';

const filters = { hasCertificate: urlCodecs.flag, quarter: quarterCodec, branchId: urlCodecs.reference };

function toSearch({ quarter, branchId, ...others }: Partial<FiltersOf<typeof filters>>) {
  const given = { ...others, ...(branchId && { branchId: [String(branchId.id)] }), hasTds: true };
  if (!quarter) return given;
  const [last, today] = [lastOfQuarter(quarter), companyToday()];
  return { ...given, fromDate: quarter, toDate: last < today ? last : today };
}

const nameOf = (row: PaymentRowFragment) => `of ${row.number}`;

/** The tax that customers have deducted, by quarter, with its certificates. */
export function TdsTab() {
  const list = useListPage({
    query: useCustomerPaymentsQuery,
    page: (data) => data.customerPayments,
    take: 50,
    sort: { by: 'receivedOn', order: 'DESC' },
    filters,
    toSearch,
  });
  const { quarter, branchId } = list.filters;
  const isMissing = list.filters.hasCertificate === false;
  const quarters = quartersUntil(companyToday()).map((first) => ({ value: first, label: quarterOf(first) }));
  const choose = (chosen: string | undefined) => list.search({ ...list.filters, quarter: chosen });
  const edited = useUrlState('certificate', 'setTdsCertificate');
  const maySet = usePermission()('setTdsCertificate');
  const { open } = edited;
  const actions = useRowAction('Certificate', nameOf, open);
  const payment = list.rows.find(({ uniqueId }) => uniqueId === edited.value) ?? null;
  return (
    <>
      <Toolbar columns={tdsColumns} excel={<ExportButton list={list} columns={tdsColumns} name="TDS" />}>
        <Select
          aria-label="Quarter"
          className="narrow-field"
          placeholder="All quarters"
          allowClear
          value={quarter}
          options={quarters}
          onChange={choose}
        />
        <Button
          aria-pressed={isMissing}
          type={isMissing ? 'primary' : 'default'}
          onClick={() => list.search({ ...list.filters, hasCertificate: isMissing ? undefined : false })}
        >
          Without Certificate
        </Button>
        <ToolbarBranch value={branchId} onChange={(chosen) => list.search({ ...list.filters, branchId: chosen })} />
      </Toolbar>
      <TdsQuarters chosen={quarter} branchId={branchId?.id} onChoose={choose} />
      <ListTable
        list={list}
        label="TDS"
        columns={tdsColumns}
        actions={maySet ? actions : undefined}
        onOpen={maySet ? open : undefined}
        emptyText="No tax was deducted"
        loadingText="Loading the register..."
      />
      <FormModal
        open={payment !== null}
        title={payment ? `Certificate of ${payment.number}` : ''}
        width={420}
        onClose={edited.close}
      >
        {payment && <CertificateForm payment={payment} onDone={edited.close} />}
      </FormModal>
    </>
  );
}

function CertificateForm({ payment, onDone }: { payment: PaymentRowFragment; onDone: () => void }) {
  const { uniqueId, version, certificateNo } = payment;
  const [blank] = useState(() => ({ certificateNo: certificateNo ?? '' }));
  const inputOf = (values: typeof blank) => ({ ...values, uniqueId, version });
  const form = useCommandForm({
    rules: SetTdsCertificateInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    mutation: useSetTdsCertificateMutation(),
    done: 'Certificate saved successfully',
    changes: ['receivablesSummary', 'tdsQuarters', 'customerPayments'],
    onSaved: onDone,
  });
  return (
    <InputForm form={form} label="Certificate">
      <form.Field name="certificateNo" label="Certificate No">
        <Input spellCheck={false} />
      </form.Field>
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}
