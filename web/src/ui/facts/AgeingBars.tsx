import type { AgeingSumsRowFragment } from '../../graphql.generated';
import { showMoney } from '../app/format';
import { ageingBuckets } from './ageingBuckets';
import { NamedBars, NamedSum } from './NamedBars';

/** What is owed by days after the due date, one bar each; the later, the warmer. */
export const AgeingBars = ({ sums }: { sums: AgeingSumsRowFragment }) => (
  <NamedBars
    label="What is owed by days after the due date"
    bars={ageingBuckets.map(({ field, title }) => ({
      key: field,
      name: title,
      value: sums[field],
      text: showMoney(sums[field]),
      bucket: field,
    }))}
  >
    {sums.writtenOff > 0 && (
      <NamedSum name="Written off" text={showMoney(sums.writtenOff)}>
        in this financial year
      </NamedSum>
    )}
    <NamedSum name="Balance" text={showMoney(sums.balance)}>
      {sums.advances > 0 ? (
        <>
          after advances of <span className="nobreak">{showMoney(sums.advances)}</span>
        </>
      ) : (
        'there are no advances'
      )}
    </NamedSum>
  </NamedBars>
);
