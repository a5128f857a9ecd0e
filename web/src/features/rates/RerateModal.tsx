import { Button, Checkbox, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { addDays, firstOfMonth } from '../../../../server/src/domain/values/dates';
import { labels, type ParcelType, type ServiceType } from '../../../../server/src/domain/enums';
import { companyToday } from '../../companyToday';
import type { RerateLineFragment } from '../../graphql.generated';
import { SelectedExcel } from '../../ui/bulk/SelectedExcel';
import { useConfirm } from '../../ui/overlay/confirm';
import { DataTable } from '../../ui/table/DataTable';
import { DateInput } from '../../ui/input/DateInput';
import { counted, showMoney } from '../../ui/app/format';
import type { Reference } from '../../ui/search/urlCodecs';
import { Labelled, SearchChoice, SearchReference } from '../../ui/search/searchFields';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { Toolbar } from '../../ui/panel/Toolbar';
import { differenceOf, rerateColumns } from './rerateColumns';
import './rates.css';
import { isOpen, useRerate } from './useRerate';

const maxDays = 92;

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Shows what the amounts of past bookings would be by the rate cards of now, and changes them. */
export function RerateModal({ open, onClose }: Props) {
  return (
    <Modal open={open} title="Re-rate" width={1120} footer={null} destroyOnHidden onCancel={onClose}>
      <Rerate onClose={onClose} />
    </Modal>
  );
}

interface Draft {
  fromDate: string | null;
  toDate: string | null;
  sender?: Reference;
  vendor?: Reference;
  serviceType?: ServiceType;
  parcelType?: ParcelType;
  includeOverridden: boolean;
}

function Rerate({ onClose }: { onClose: () => void }) {
  const today = companyToday();
  const [draft, setDraft] = useState<Draft>({
    fromDate: firstOfMonth(today),
    toDate: today,
    includeOverridden: false,
  });
  const { customers, vendors } = useSuggestions();
  const rerate = useRerate();
  const confirm = useConfirm();
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));
  const rows = useMemo(() => rerate.rows ?? [], [rerate.rows]);
  const open = useMemo(() => rows.filter(isOpen), [rows]);

  function preview() {
    const { fromDate, toDate, sender, vendor, serviceType, parcelType, includeOverridden } = draft;
    if (!fromDate || !toDate) return;
    void rerate.preview({
      fromDate,
      toDate,
      senderId: idsOf(sender),
      vendorId: idsOf(vendor),
      serviceType: serviceType && [serviceType],
      parcelType: parcelType && [parcelType],
      includeOverridden,
    });
  }

  async function apply() {
    const question = `Change the amounts of ${counted(open.length, 'consignment')}?`;
    if (await confirm({ question, ok: 'Apply', danger: true })) await rerate.apply();
  }

  return (
    <>
      <form
        className="field-grid"
        aria-label="Consignments to re-rate"
        onSubmit={(event) => {
          event.preventDefault();
          preview();
        }}
      >
        <Labelled label="Booked from">
          {(id) => (
            <DateInput
              id={id}
              value={draft.fromDate}
              min={draft.toDate ? addDays(draft.toDate, 1 - maxDays) : undefined}
              max={draft.toDate ?? 'today'}
              name="From date"
              invalid={`Select at most ${maxDays} days`}
              onChange={(fromDate) => change({ fromDate })}
            />
          )}
        </Labelled>
        <Labelled label="Booked to">
          {(id) => (
            <DateInput
              id={id}
              value={draft.toDate}
              max="today"
              name="To date"
              onChange={(toDate) => change({ toDate })}
            />
          )}
        </Labelled>
        <SearchReference
          label="Sender"
          value={draft.sender}
          onChange={(sender) => change({ sender })}
          load={customers}
        />
        <SearchReference label="Vendor" value={draft.vendor} onChange={(vendor) => change({ vendor })} load={vendors} />
        <SearchChoice
          label="Service"
          of={labels.ServiceType}
          value={draft.serviceType}
          onChange={(serviceType) => change({ serviceType })}
        />
        <SearchChoice
          label="Parcel"
          of={labels.ParcelType}
          value={draft.parcelType}
          onChange={(parcelType) => change({ parcelType })}
        />
        <Checkbox
          checked={draft.includeOverridden}
          onChange={({ target }) => change({ includeOverridden: target.checked })}
        >
          Amounts typed by hand too
        </Checkbox>
        <Button
          type="primary"
          htmlType="submit"
          disabled={rerate.progress !== null || !draft.fromDate || !draft.toDate}
        >
          Preview
        </Button>
      </form>
      {rerate.progress && <Working {...rerate.progress} onStop={rerate.stop} />}
      {rerate.rows && (
        <>
          <Toolbar>
            <span role="status" className="grow">
              {rerate.isApplied ? appliedText(rows) : totalsText(rows, open)}
            </span>
            <SelectedExcel rows={rows} columns={rerateColumns} name="Re-rate" />
          </Toolbar>
          <div className="low">
            <DataTable
              dense
              label="Re-rated consignments"
              columns={rerateColumns}
              rows={rows}
              emptyText="There are no consignments in this period"
            />
          </div>
        </>
      )}
      <div className="form-buttons">
        <Button
          type="primary"
          disabled={open.length === 0 || rerate.isApplied || rerate.progress !== null}
          onClick={() => void apply()}
        >
          Apply
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  );
}

const idsOf = (reference: Reference | undefined) => reference && [String(reference.id)];

function totalsText(rows: readonly RerateLineFragment[], open: readonly RerateLineFragment[]): string {
  const total = `${counted(rows.length, 'consignment')}, ${open.length.toLocaleString('en-IN')} would change`;
  if (open.length === 0) return total;
  return `${total}: customers ${signed(differenceOf(open, 'Customer'))}, vendors ${signed(differenceOf(open, 'Vendor'))}`;
}

const appliedText = (rows: readonly RerateLineFragment[]) =>
  `${rows.filter(isOpen).length.toLocaleString('en-IN')} of ${counted(rows.length, 'consignment')} changed`;

const signed = (rupees: number) => `${rupees < 0 ? '−' : '+'} ${showMoney(Math.abs(rupees))}`;

interface WorkingProps {
  what: string;
  done: number;
  total: number | null;
  onStop: () => void;
}

function Working({ what, done, total, onStop }: WorkingProps) {
  const of = total === null ? '' : ` of ${total.toLocaleString('en-IN')}`;
  return (
    <Toolbar>
      <progress className="grow" value={total ? done : undefined} max={total ?? 1} aria-label={`${what} rows`} />
      <span role="status" className="grow">{`${what} ${done.toLocaleString('en-IN')}${of}`}</span>
      <Button size="small" onClick={onStop}>
        Stop
      </Button>
    </Toolbar>
  );
}
