import { memo } from 'react';
import { formatDate } from '../../../../server/src/domain/values/dates';
import type { CourierDueRowFragment } from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import { MoneyInput } from '../../ui/input/MoneyInput';

interface Props {
  rows: readonly CourierDueRowFragment[];
  /** What of the remittance is for each, in paise. */
  parts: readonly number[];
  /** Those that are not ticked. */
  left: ReadonlySet<number>;
  onChoose: (ids: readonly number[], isChosen: boolean) => void;
  onType: (id: number, rupees: number | null) => void;
}

/** What is due of each consignment, with what the remittance has of it; Tab goes from amount to amount. */
export function DueLines({ rows, parts, left, onChoose, onType }: Props) {
  return (
    <div className="data-table low fields">
      <table aria-label="Consignments">
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                aria-label="All consignments"
                checked={left.size === 0}
                onChange={({ target }) =>
                  onChoose(
                    rows.map(({ consignmentId }) => consignmentId),
                    target.checked,
                  )
                }
              />
            </th>
            <th scope="col">AWB No</th>
            <th scope="col" className="desk-only">
              Delivered
            </th>
            <th scope="col" className="numeric desk-only">
              Freight
            </th>
            <th scope="col" className="numeric desk-only">
              Commissions
            </th>
            <th scope="col" className="numeric desk-only">
              VPP
            </th>
            <th scope="col" className="numeric">
              Due
            </th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <DueLine
              key={row.uniqueId}
              row={row}
              part={parts[at] ?? 0}
              isChosen={!left.has(row.consignmentId)}
              onChoose={onChoose}
              onType={onType}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps extends Pick<Props, 'onChoose' | 'onType'> {
  row: CourierDueRowFragment;
  part: number;
  isChosen: boolean;
}

function Line({ row, part, isChosen, onChoose, onType }: LineProps) {
  const { consignmentId: id, deliveredOn, freight, commissions, vppAmount, openAmount } = row;
  const awbNo = row.consignment?.awbNo ?? '';
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={awbNo}
          checked={isChosen}
          onChange={({ target }) => onChoose([id], target.checked)}
        />
      </td>
      <td>{awbNo}</td>
      <td className="desk-only">{formatDate(deliveredOn)}</td>
      <td className="numeric desk-only">{freight > 0 && showMoney(freight)}</td>
      <td className="numeric desk-only">{commissions > 0 && showMoney(commissions)}</td>
      <td className="numeric desk-only">{vppAmount > 0 && showMoney(vppAmount)}</td>
      <td className="numeric">{showMoney(openAmount)}</td>
      <td>
        <MoneyInput
          aria-label={`Amount for ${awbNo}`}
          disabled={!isChosen}
          value={part === 0 ? null : part / 100}
          onChange={(rupees) => onType(id, rupees)}
        />
      </td>
    </tr>
  );
}

/** A thousand rows, of which a key press in the amount changes two. */
const DueLine = memo(
  Line,
  (before, after) => before.row === after.row && before.part === after.part && before.isChosen === after.isChosen,
);
