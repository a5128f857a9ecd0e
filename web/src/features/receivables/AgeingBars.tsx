import { showMoney } from '../../ui/format';
import type { AgeingSumsRowFragment } from '../../graphql.generated';

export const buckets = [
  { field: 'notDue', title: 'Not due' },
  { field: 'days30', title: '1–30 days' },
  { field: 'days60', title: '31–60 days' },
  { field: 'days90', title: '61–90 days' },
  { field: 'days180', title: '91–180 days' },
  { field: 'older', title: 'Over 180 days' },
] as const satisfies readonly { field: keyof AgeingSumsRowFragment; title: string }[];

/** What is owed by days after the due date, one bar each; the later, the warmer. */
export function AgeingBars({ sums }: { sums: AgeingSumsRowFragment }) {
  const most = Math.max(...buckets.map(({ field }) => sums[field]), 1);
  return (
    <ul className="ageing-bars" aria-label="What is owed by days after the due date">
      {buckets.map(({ field, title }) => (
        <li key={field} data-bucket={field}>
          <span>{title}</span>
          <span className="bar" aria-hidden>
            <span style={{ width: `${(100 * sums[field]) / most}%` }} />
          </span>
          <strong>{showMoney(sums[field])}</strong>
        </li>
      ))}
      <li className="ageing-total">
        <span>Balance</span>
        <span className="note">
          {sums.advances > 0 ? `after advances of ${showMoney(sums.advances)}` : 'there are no advances'}
        </span>
        <strong>{showMoney(sums.balance)}</strong>
      </li>
    </ul>
  );
}
