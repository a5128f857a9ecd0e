import { useDashboardSummaryQuery } from '../../graphql.generated';
import { SummaryCard } from './SummaryCard';
import { SummaryFrame } from './SummaryFrame';
import { TrendChart } from './TrendChart';
import { figuresOf, type OfBranch } from './refresh';

export function ConsignmentSummary(of: OfBranch) {
  const answer = useDashboardSummaryQuery(figuresOf(of));
  const { dashboardSummary: cards = [], bookingTrend = [] } = answer.data ?? {};
  return (
    <SummaryFrame
      title="Consignment Summary"
      failure="Error while calling summary api..."
      answer={answer}
      count={cards.length}
      chart={
        <TrendChart
          title="Bookings by day"
          days={bookingTrend.map(({ day, bookings }) => ({ day, value: bookings, text: `${bookings} bookings` }))}
        />
      }
    >
      {cards.map(({ title, unit, today, yesterday, month, total }) => (
        <SummaryCard
          key={title}
          title={title}
          unit={unit}
          total={total}
          parts={[
            { label: 'Today', value: today },
            { label: 'Yesterday', value: yesterday },
            { label: 'Month', value: month },
          ]}
        />
      ))}
    </SummaryFrame>
  );
}
