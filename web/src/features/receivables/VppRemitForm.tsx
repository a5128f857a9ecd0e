import { Alert, Button, Input, Row, Select } from 'antd';
import { useMemo, useState } from 'react';
import type { ReceiptMode } from '../../../../server/src/domain/enums';
import { RemitVppInput } from '../../../../server/src/modules/money/receivables/vpp/vpp.inputs';
import { companyToday } from '../../companyToday';
import {
  useOpenItemsQuery,
  useRemitVppMutation,
  useVppDebtsQuery,
  useVppOwedQuery,
  type VppOwedQuery,
} from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { DateInput } from '../../ui/input/DateInput';
import { CloseButton, FormModal } from '../../ui/form/FormModal';
import { payoutModes } from '../../ui/facts/receiptModes';
import { showMoney } from '../../ui/app/format';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { useSelected, useSelection } from '../../ui/table/selection';
import { none } from '../../ui/form/formValues';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { Skeleton } from '../../ui/panel/Skeleton';
import { useCommand } from '../../ui/form/useCommand';
import { allocationsOf, proposal, type OpenItem, type Share } from './openAllocation';
import { OpenItemsTable } from './OpenItemsTable';
import { receivableFields } from './receivableFields';
import './receivables.css';

type Owed = VppOwedQuery['vppOwed'][number] & { uniqueId: string };

const owedColumns: readonly Column<Owed>[] = [
  { key: 'awbNo', title: 'AWB No', fit: 'whole', card: 'title' },
  { key: 'receiver', title: 'Receiver', width: 180, card: 'text' },
  { key: 'collectedOn', title: 'Delivered', kind: 'date', card: 'note' },
  { key: 'amount', title: 'Amount', kind: 'money', card: 'state' },
];

interface Props {
  /** `uniqueId` of the customer; null: closed. */
  customer: string | null;
  onClose: () => void;
}

export function VppRemitModal({ customer, onClose }: Props) {
  const { data: debts } = useVppDebtsQuery({ skip: customer === null });
  const owing = debts?.vppDebts.find(({ customerUniqueId }) => customerUniqueId === customer);
  const variables = { input: { customerId: customer } };
  const skip = customer === null;
  const { data, error } = useVppOwedQuery({ variables, skip, fetchPolicy: 'network-only' });
  const { data: open } = useOpenItemsQuery({ variables, skip, fetchPolicy: 'network-only' });
  const company = owing?.company ?? 'customer';
  return (
    <FormModal open={customer !== null} title={`Remit VPP to ${company}`} width={860} top={32} onClose={onClose}>
      {customer !== null && data && open && (
        <RemitForm
          key={customer}
          customer={customer}
          company={company}
          owed={data.vppOwed}
          items={open.openItems}
          onClose={onClose}
        />
      )}
      {error && <Alert type="error" showIcon title="What is owed could not be loaded" />}
      {!error && !(data && open) && <Skeleton />}
    </FormModal>
  );
}

const paise = (rupees: number | null | undefined) => Math.round((rupees ?? 0) * 100);
const rupees = (amounts: readonly (number | null | undefined)[]) =>
  amounts.reduce((sum: number, amount) => sum + paise(amount), 0) / 100;

interface FormProps {
  customer: string;
  company: string;
  owed: VppOwedQuery['vppOwed'];
  items: readonly OpenItem[];
  onClose: () => void;
}

function RemitForm({ customer, company, owed, items, onClose }: FormProps) {
  const confirm = useConfirm();
  const [blank] = useState(() => ({
    remittedOn: companyToday(),
    mode: none<ReceiptMode>(),
    reference: '',
    remark: '',
  }));
  const rows = useMemo(() => owed.map((row) => ({ ...row, uniqueId: row.consignmentUniqueId })), [owed]);
  const selection = useSelection<Owed>(rows);
  const selected = new Set(useSelected(selection).map(({ uniqueId }) => uniqueId));
  // What is no longer owed is gone from the rows.
  const chosen = rows.filter(({ uniqueId }) => selected.has(uniqueId));
  const [shares, setShares] = useState<Share[]>(() => items.map(() => ({ cash: null, tds: null })));
  const amount = rupees(chosen.map((each) => each.amount));
  const setOff = rupees(shares.map(({ cash }) => cash));
  const paidOut = rupees([amount, -setOff]);

  const inputOf = (values: typeof blank) => ({
    ...values,
    customerId: customer,
    consignmentIds: chosen.map(({ consignmentId }) => String(consignmentId)),
    setOffs: allocationsOf(items, shares).map(({ invoiceId, cash }) => ({ invoiceId, amount: cash })),
    mode: paidOut > 0 ? values.mode : null,
  });
  const form = useInputForm<typeof blank, object>({
    rules: RemitVppInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    async save(values) {
      if (paidOut > 0 && values.mode === null) {
        const message = 'Please select mode';
        form.refuse({ code: 'BAD_USER_INPUT', messages: [message], fields: { mode: [message] } });
        return;
      }
      const parts = [
        ...(paidOut > 0 ? [`Pay ${showMoney(paidOut)} to ${company}`] : []),
        ...(setOff > 0 ? [`set off ${showMoney(setOff)} against invoices`] : []),
      ];
      const question = `${parts.join(' and ')}?`;
      const isSure = await confirm({ question: question.charAt(0).toUpperCase() + question.slice(1), ok: 'Remit' });
      if (isSure && (await remit({ input: inputOf(values) }))) onClose();
    },
  });
  const [remit] = useCommand(useRemitVppMutation(), {
    done: ({ remitVpp: { number } }) => `${number} remitted successfully`,
    changes: ['vppDebts', 'vppRemittances', 'vppOwed', ...receivableFields],
    form,
  });

  return (
    <InputForm form={form} label="Remittance">
      <Row gutter={12}>
        <form.Field xs={12} sm={6} name="remittedOn" label="Date">
          <DateInput max="today" name="Remittance date" />
        </form.Field>
        <form.Field xs={12} sm={6} name="mode" label="Mode" required={paidOut > 0}>
          <Select options={payoutModes} disabled={paidOut <= 0} />
        </form.Field>
        <form.Field xs={24} sm={12} name="reference">
          <Input spellCheck={false} />
        </form.Field>
        <form.Field xs={24} name="remark" />
      </Row>
      <div className="low">
        <DataTable
          dense
          label="Consignments"
          columns={owedColumns}
          rows={rows}
          selection={selection}
          emptyText="Nothing is owed to this customer"
        />
      </div>
      {items.length > 0 && (
        <>
          <div className="notice">
            Set off against what the customer owes:
            <Button type="link" size="small" onClick={() => setShares(proposal(items, amount, null))}>
              Oldest due first
            </Button>
          </div>
          <OpenItemsTable
            items={items}
            shares={shares}
            withTds={false}
            onChange={(at, share) =>
              setShares(shares.map((each, place) => (place === at ? { ...each, ...share } : each)))
            }
          />
        </>
      )}
      <div className="form-buttons">
        <Button type="primary" htmlType="submit" loading={form.saving} disabled={amount <= 0 || paidOut < 0}>
          Remit
        </Button>
        <CloseButton />
        <span className="push" role="status">
          Selected <strong>{showMoney(amount)}</strong> · Set off <strong>{showMoney(setOff)}</strong> ·{' '}
          {paidOut < 0 ? 'Too much' : 'Paid out'} <strong>{showMoney(Math.abs(paidOut))}</strong>
        </span>
      </div>
    </InputForm>
  );
}
