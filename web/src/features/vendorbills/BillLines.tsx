import { Button } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BillFinding, labels, type BillDecision } from '../../../../server/src/domain/enums';
import { useVendorBillLinesQuery, type VendorBillRowFragment } from '../../graphql.generated';
import { DataTable } from '../../ui/table/DataTable';
import { focusedRow, focusRow } from '../../ui/table/focusRow';
import { counted, showMoney } from '../../ui/app/format';
import { useRowAction } from '../../ui/table/RowButton';
import { useShortcut } from '../../ui/keys/shortcuts';
import { Toolbar } from '../../ui/panel/Toolbar';
import { lineColumns, type BillLine } from './lineColumns';
import { LineModal } from './LineForm';
import { needsDecision, useDecideLines } from './useDecideLines';

interface Props {
  bill: VendorBillRowFragment;
  isOpen: boolean;
}

const none: readonly BillLine[] = [];

const findingParam = 'finding';

const findingOf = (params: URLSearchParams): BillFinding | null =>
  Object.values(BillFinding).find((name) => name === params.get(findingParam)) ?? null;

const nameOf = (row: BillLine) => `row ${row.rowNo}`;

/** The lines of a bill, all of them or those of one finding. */
export function BillLines({ bill, isOpen }: Props) {
  const { uniqueId } = bill;
  const [edited, setEdited] = useState<BillLine | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [params, setParams] = useSearchParams();
  const finding = findingOf(params);
  const { data, loading, error, refetch } = useVendorBillLinesQuery({
    variables: { search: { uniqueId } },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [decide, deciding] = useDecideLines(bill);
  const all = data?.vendorBillLines.rows ?? none;
  const rows = useMemo(
    () => (finding ? all.filter(({ findings }) => findings?.includes(finding)) : all),
    [all, finding],
  );

  const open = useCallback(
    ({ consignmentUniqueId }: BillLine) => {
      if (!consignmentUniqueId) return;
      setParams((current) => {
        const next = new URLSearchParams(current);
        next.set('found', `Consignment.${consignmentUniqueId}`);
        return next;
      });
    },
    [setParams],
  );
  /** The chosen finding stands in the address; going back leaves the bill, not the finding. */
  const choose = (name: BillFinding | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (name) next.set(findingParam, name);
        else next.delete(findingParam);
        return next;
      },
      { replace: true },
    );
  const decideFocused = (decision: BillDecision) => {
    const row = rows[focusedRow(box.current)];
    if (row) void decide([row], decision);
  };
  const goToNext = () => {
    const from = focusedRow(box.current);
    const isNext = (row: BillLine, at: number) => at > from && needsDecision(row);
    const next = rows.findIndex(isNext);
    focusRow(box.current, next >= 0 ? next : rows.findIndex(needsDecision));
  };
  useShortcut('d', 'Dispute the line', isOpen ? () => decideFocused('Disputed') : null);
  useShortcut('a', 'Accept the line', isOpen ? () => decideFocused('Accepted') : null);
  useShortcut('n', 'Next line to decide', goToNext);

  const actions = useRowAction('Decide', nameOf, setEdited);
  const claiming = rows.filter(({ claim }) => claim > 0);
  return (
    <>
      <Toolbar label="Findings">
        {findingsOf(all).map(({ name, count, claim }) => (
          <Button
            key={name}
            size="small"
            shape="round"
            type={finding === name ? 'primary' : 'default'}
            aria-pressed={finding === name}
            onClick={() => choose(finding === name ? null : name)}
          >
            {labels.BillFinding[name]} {count.toLocaleString('en-IN')}
            {claim > 0 && ` · ${showMoney(claim)}`}
          </Button>
        ))}
        {finding && isOpen && claiming.length > 0 && (
          <span className="row push">
            <Button size="small" loading={deciding} onClick={() => void decide(claiming, 'Accepted')}>
              Accept all {claiming.length.toLocaleString('en-IN')}
            </Button>
            <Button size="small" loading={deciding} onClick={() => void decide(claiming, 'Disputed')}>
              Dispute all {claiming.length.toLocaleString('en-IN')}
            </Button>
          </span>
        )}
      </Toolbar>
      <div ref={box}>
        <DataTable
          label="Lines of the bill"
          columns={lineColumns}
          rows={rows}
          dense
          letterKeys
          loading={loading && !data}
          failed={error && !data ? { title: 'An error occurred while searching lines', retry: refetch } : null}
          actions={isOpen ? actions : undefined}
          onOpen={open}
          emptyText="There are no such lines"
          loadingText="Loading lines..."
        />
      </div>
      <p className="quiet">
        {counted(rows.length, 'line')}. Enter opens the consignment, d disputes, a accepts, n goes to the next one that
        claims and is not decided by hand.
      </p>
      <LineModal bill={bill} line={edited} onClose={() => setEdited(null)} />
    </>
  );
}

/** Those that occur, in their order, with their lines and what these claim. */
function findingsOf(lines: readonly BillLine[]) {
  return Object.values(BillFinding).flatMap((name) => {
    const found = lines.filter(({ findings }) => findings?.includes(name));
    const claim = Math.round(found.reduce((sum, line) => sum + line.claim * 100, 0)) / 100;
    return found.length > 0 ? [{ name, count: found.length, claim }] : [];
  });
}
