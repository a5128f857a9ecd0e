import { labels, type ReportMeasure } from '../../../../server/src/domain/enums';
import { isDateGroup } from '../../../../server/src/domain/reports/reports';
import { cellText } from '../../ui/table/columns';
import { BarChart } from '../../ui/panel/BarChart';
import { Panel } from '../../ui/panel/Panel';
import type { ChosenReport } from './reportAddress';
import { measureKinds } from './reportColumns';
import { figureOf, type ReportLine } from './reportLines';
import { NamedBars } from '../../ui/facts/NamedBars';

interface Props {
  chosen: ChosenReport;
  lines: readonly ReportLine[];
}

interface Bar {
  key: string;
  label: string;
  value: number;
  text: string;
}

/** So many bars have a name each. */
const maxNamed = 10;

/** The first measure by the first group: bars over time, or the longest ones with their names. */
export function ReportChart({ chosen, lines }: Props) {
  const [group] = chosen.groups;
  const measure = chartMeasure(chosen);
  if (!group || !measure) return null;
  const bars = barsOf(lines, measure);
  if (bars.length < 2) return null;
  const title = `${labels.ReportMeasure[measure]} by ${labels.ReportGroup[group].toLowerCase()}`;
  if (isDateGroup(group)) return <BarChart title={title} bars={bars} />;
  return (
    <Panel
      title={title}
      extra={bars.length > maxNamed && <span className="quiet small">{`The first ${maxNamed} of ${bars.length}`}</span>}
    >
      <NamedBars
        label={title}
        bars={bars.slice(0, maxNamed).map(({ key, label, value, text }) => ({
          key,
          name: label,
          value: Math.abs(value),
          text,
          bucket: value < 0 ? 'older' : 'due',
        }))}
      />
    </Panel>
  );
}

/** Averages do not add up: of two groups another measure is drawn. */
const chartMeasure = ({ groups, measures }: ChosenReport): ReportMeasure | undefined =>
  measures.find((measure) => groups.length < 2 || measure !== 'DaysToDeliver');

function barsOf(lines: readonly ReportLine[], measure: ReportMeasure): Bar[] {
  const sums = new Map<string, number>();
  for (const { labels: of, figures, isSum } of lines) {
    if (isSum) continue;
    const label = of[0] ?? '';
    sums.set(label, (sums.get(label) ?? 0) + (figureOf(figures, measure) ?? 0));
  }
  const kind = measureKinds[measure];
  return [...sums].map(([label, value]) => ({
    key: label,
    label,
    value,
    text: cellText({ key: '', title: '', kind, value: () => value }, null),
  }));
}
