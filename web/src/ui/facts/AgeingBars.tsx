import type { AgeingSumsRowFragment } from '../../graphql.generated';
import './namedBars.css';
import { ageingBuckets } from './ageingBuckets';
import { showMoney } from '../app/format';

/** What is owed by days after the due date, one bar each; the later, the warmer. */
export function AgeingBars({ sums }: { sums: AgeingSumsRowFragment }) {
  const most = Math.max(...ageingBuckets.map(({ field }) => sums[field]), 1);
  return (
    <ul className="plain-list named-bars" aria-label="What is owed by days after the due date">
      {ageingBuckets.map(({ field, title }) => (
        <li key={field} data-bucket={field}>
          <span>{title}</span>
          <span className="bar" aria-hidden>
            <span style={{ width: `${(100 * sums[field]) / most}%` }} />
          </span>
          <strong className="push">{showMoney(sums[field])}</strong>
        </li>
      ))}
      {sums.writtenOff > 0 && (
        <li>
          <span>Written off</span>
          <span className="quiet">in this financial year</span>
          <strong className="push">{showMoney(sums.writtenOff)}</strong>
        </li>
      )}
      <li>
        <span>Balance</span>
        <span className="quiet">
          {sums.advances > 0 ? (
            <>
              after advances of <span className="nobreak">{showMoney(sums.advances)}</span>
            </>
          ) : (
            'there are no advances'
          )}
        </span>
        <strong className="push">{showMoney(sums.balance)}</strong>
      </li>
    </ul>
  );
}
