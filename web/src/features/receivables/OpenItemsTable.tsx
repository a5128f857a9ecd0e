import { formatDate } from '../../../../server/src/domain/values/dates';
import { showMoney } from '../../ui/app/format';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { keyOf, type OpenItem, type Share } from './openAllocation';

interface Props {
  items: readonly OpenItem[];
  shares: readonly Share[];
  withTds: boolean;
  onChange: (at: number, change: Partial<Share>) => void;
}

/** The open invoices of a customer, each with what the payment pays of it; Tab goes from amount to amount. */
export function OpenItemsTable({ items, shares, withTds, onChange }: Props) {
  return (
    <div className="data-table low fields">
      <table aria-label="Open invoices">
        <thead>
          <tr>
            <th scope="col">Invoice</th>
            <th scope="col" className="desk-only">
              Due
            </th>
            <th scope="col" className="numeric">
              Outstanding
            </th>
            <th scope="col">Amount</th>
            {withTds && <th scope="col">TDS</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            <tr key={keyOf(item)}>
              <td>{item.number}</td>
              <td className="desk-only">{formatDate(item.dueDate)}</td>
              <td className="numeric">{showMoney(item.outstanding)}</td>
              <td>
                <MoneyInput
                  aria-label={`Amount for ${item.number}`}
                  value={shares[at]?.cash ?? null}
                  onChange={(cash) => onChange(at, { cash })}
                />
              </td>
              {withTds && (
                <td>
                  <MoneyInput
                    aria-label={`TDS of ${item.number}`}
                    value={shares[at]?.tds ?? null}
                    onChange={(tds) => onChange(at, { tds })}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
