import { useBillingSummaryQuery } from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import { SummaryCard } from './SummaryCard';
import { SummaryFrame } from './SummaryFrame';
import { TrendChart } from './TrendChart';
import { figuresOf, type OfBranch } from './refresh';

export function BillingSummary(of: OfBranch) {
  const answer = useBillingSummaryQuery(figuresOf(of));
  const { billingSummary: cards = [], billingTrend = [] } = answer.data ?? {};
  return (
    <SummaryFrame
      title="Billing Summary"
      failure="Error while calling billingsummary api..."
      answer={answer}
      count={cards.length}
      chart={
        <TrendChart
          title="Billing by day"
          days={billingTrend.map(({ day, amount, invoices }) => ({
            day,
            value: amount,
            text: `${showMoney(amount)}, ${invoices} invoices`,
          }))}
        />
      }
    >
      {cards.map(({ title, total, currentMonth, lastMonth }) => (
        <SummaryCard
          key={title}
          title={title}
          unit="Rupees"
          total={total}
          parts={[
            { label: 'This month', value: currentMonth },
            { label: 'Last month', value: lastMonth },
          ]}
        />
      ))}
    </SummaryFrame>
  );
}
