import { Flex } from 'antd';
import { namedBranches } from '../../companySettings';
import { useReceivablesSummaryQuery, type ReceivablesSummaryQuery } from '../../graphql.generated';
import { paths } from '../../paths';
import { AgeingBars } from '../../ui/facts/AgeingBars';
import { showMoney } from '../../ui/app/format';
import { Panel } from '../../ui/panel/Panel';
import { SummaryCard } from './SummaryCard';
import { SummaryFrame } from './SummaryFrame';
import { TrendChart } from './TrendChart';
import { figuresOf, type OfBranch } from './refresh';

/** What customers owe, with links to the lists of each figure. */
export default function ReceivablesSummary(of: OfBranch) {
  const answer = useReceivablesSummaryQuery(figuresOf(of));
  const summary = answer.data?.receivablesSummary;
  return (
    <SummaryFrame
      title="Receivables"
      failure="The receivables could not be loaded"
      answer={answer}
      count={summary ? cardCount : 0}
      chart={<Panel title="By days after the due date">{summary && <AgeingBars sums={summary.ageing} />}</Panel>}
    >
      {summary && <Cards summary={summary} {...of} />}
    </SummaryFrame>
  );
}

const cardCount = 4;

interface Summed extends OfBranch {
  summary: ReceivablesSummaryQuery['receivablesSummary'];
}

function Cards({ summary, branchId }: Summed) {
  const { receivable, overdue, advances, tdsWithoutCertificate, trend } = summary;
  // An address without a filter would be of the own branch.
  const ofAll = namedBranches().length > 0 && { branchId: '' };
  const branch = branchId === undefined ? ofAll : { branchId: String(branchId) };
  const listed = (query: Record<string, string>) => ({ to: paths.receivables({ ...query, ...branch }) });
  const ageing = listed({ tab: 'ageing' });
  const same = { unit: 'Rupees', parts: [] } as const;
  return (
    <>
      <SummaryCard {...same} title="Receivable" total={receivable} {...ageing} />
      <SummaryCard {...same} title="Overdue" total={overdue} {...ageing} />
      <SummaryCard {...same} title="Advances" total={advances} {...listed({ isAdvance: 'true' })} />
      <Flex vertical gap={10} className="summary-stack">
        <SummaryCard
          {...same}
          title="TDS without certificate"
          total={tdsWithoutCertificate}
          {...listed({ tab: 'tds', hasCertificate: 'false' })}
        />
        <TrendChart
          title="Balance by month"
          days={trend.map(({ day, balance }) => ({ day, value: Math.max(balance, 0), text: showMoney(balance) }))}
        />
      </Flex>
    </>
  );
}
