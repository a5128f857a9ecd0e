import { Button, Statistic } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { labels, type CashDayState } from '../../../../server/src/domain/enums';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { formatDate } from '../../../../server/src/domain/values/dates';
import {
  useCashBookDayQuery,
  useConfirmCashDayMutation,
  useDeleteCashDepositMutation,
  type CashBookDayQuery,
  type CashDayRowFragment,
} from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import { usePermission } from '../../ui/app/usePermission';
import { useCommand } from '../../ui/form/useCommand';
import { useConfirm } from '../../ui/overlay/confirm';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Panel } from '../../ui/panel/Panel';
import { Tag } from '../../ui/panel/Tag';
import { branchColumn } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { RowButton } from '../../ui/table/RowButton';
import { Skeleton } from '../../ui/panel/Skeleton';
import { entryColumns, type Entry } from './cashDayColumns';
import { changedByCash } from './changedByCash';
import { CloseCashForm } from './CloseCashForm';
import { ReopenModal } from './ReopenModal';

const colours: Readonly<Record<CashDayState, string>> = { Open: 'grey', Closed: 'goldenrod', Confirmed: 'green' };

interface Props {
  date: string;
  /** Undefined: the own one. */
  branchId: number | undefined;
  /** Below the day, once it is there. */
  children: ReactNode;
}

/** A day of the cash book, with what is to be done of it. */
export function CashDayView({ date, branchId, children }: Props) {
  const { data, error, refetch } = useCashBookDayQuery({
    variables: { date, branchId },
    fetchPolicy: 'cache-and-network',
  });
  const day = data?.cashBookDay;
  const entries = useMemo(
    () => (day?.entries ?? []).map((row) => ({ ...row, uniqueId: `${row.kind} ${row.documentId}` })),
    [day],
  );
  const confirm = useConfirm();
  const may = usePermission();
  const [remove] = useCommand(useDeleteCashDepositMutation(), {
    done: 'Deposit deleted successfully',
    changes: changedByCash,
  });
  async function askToDelete({ documentId }: Entry) {
    const question = productTexts.areYouSureTo('delete the deposit');
    if (await confirm({ question, ok: 'Delete', danger: true }))
      await remove({ input: { uniqueId: String(documentId) } });
  }
  const actions = (entry: Entry) =>
    entry.kind === 'Deposit' ? (
      <RowButton aria-label={`Delete deposit ${entry.number}`} onClick={() => void askToDelete(entry)}>
        Delete
      </RowButton>
    ) : null;
  if (error && !day) return <LoadFailure title="The day could not be loaded" retry={refetch} />;
  if (!day) return <Skeleton text="Loading the day..." />;
  return (
    <>
      <Panel
        title={[`Cash of ${formatDate(day.date)}`, branchColumn.value(day)].filter(Boolean).join(' · ')}
        extra={<Tag colour={colours[day.state]}>{labels.CashDayState[day.state]}</Tag>}
      >
        <Figures day={day} />
        <DataTable
          dense
          label={`Movements of ${formatDate(day.date)}`}
          columns={entryColumns}
          rows={entries}
          actions={day.closed || !may('deleteCashDeposit') ? undefined : actions}
          emptyText="No cash has moved"
        />
        {day.closed ? (
          <ClosedActions day={day.closed} />
        ) : (
          may('closeCashDay') && <CloseCashForm key={`${day.branchId} ${day.date}`} day={day} />
        )}
      </Panel>
      {children}
    </>
  );
}

function Figures({ day }: { day: CashBookDayQuery['cashBookDay'] }) {
  const { openingCash, receipts, expenses, deposits, expectedCash, closed } = day;
  return (
    <div className="figures" style={{ marginBottom: 12 }}>
      <Statistic title="Opening" value={openingCash === null ? 'To be entered' : showMoney(openingCash)} />
      <Statistic title="Receipts" value={showMoney(receipts)} />
      <Statistic title="Expenses" value={showMoney(expenses)} />
      <Statistic title="Deposits" value={showMoney(deposits)} />
      <Statistic title="Expected" value={showMoney(expectedCash)} />
      {closed && <Statistic title="Counted" value={showMoney(closed.countedCash)} />}
      {closed && (
        <Statistic
          title={closed.differenceRemark ? `Difference: ${closed.differenceRemark}` : 'Difference'}
          className={closed.difference === 0 ? 'good' : 'wrong'}
          value={showMoney(closed.difference)}
        />
      )}
    </div>
  );
}

function ClosedActions({ day }: { day: CashDayRowFragment }) {
  const may = usePermission();
  const confirm = useConfirm();
  const [isReopening, setReopening] = useState(false);
  const [confirmDay, confirming] = useCommand(useConfirmCashDayMutation(), {
    done: `Cash of ${formatDate(day.date)} confirmed`,
    changes: changedByCash,
  });
  if (!may('confirmCashDay')) return null;
  const { uniqueId, version, date, countedCash } = day;
  async function askToConfirm() {
    const question = `Confirm ${showMoney(countedCash)} in hand on ${formatDate(date)}?`;
    if (await confirm({ question, ok: 'Confirm' })) await confirmDay({ input: { uniqueId, version } });
  }
  return (
    <div className="form-buttons">
      {!day.confirmedOn && (
        <Button type="primary" loading={confirming} onClick={() => void askToConfirm()}>
          Confirm Cash
        </Button>
      )}
      <Button onClick={() => setReopening(true)}>Reopen</Button>
      {isReopening && <ReopenModal day={day} onClose={() => setReopening(false)} />}
    </div>
  );
}
