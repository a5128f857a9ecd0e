import { Link } from 'react-router-dom';
import { labels, type ReportMeasure } from '../../../../server/src/domain/enums';
import type { CellKind, Column } from '../../ui/table/columns';
import type { ChosenReport } from './reportAddress';
import { changeOf, figureOf, type ReportLine } from './reportLines';

export const measureKinds: Record<ReportMeasure, CellKind> = {
  Count: 'number',
  Packets: 'number',
  Weight: 'weight',
  Freight: 'money',
  Commissions: 'money',
  Cost: 'money',
  Margin: 'money',
  DaysToDeliver: 'number',
  Tax: 'money',
  Amount: 'money',
  Outstanding: 'money',
  Tds: 'money',
  Unallocated: 'money',
};

/** One for each group, and one for each measure, with that of the comparison and the change. */
export function reportColumns({ groups, measures, compared }: ChosenReport): readonly Column<ReportLine>[] {
  const titles = groups.length > 0 ? groups.map((group) => labels.ReportGroup[group]) : ['Sum'];
  return [
    ...titles.map((title, at): Column<ReportLine> => ({
      key: `group${at}`,
      title,
      value: ({ labels: of }) => of[at],
      fit: 'whole',
      ...(at === 0 && { render: nameOf }),
    })),
    ...measures.flatMap((measure): Column<ReportLine>[] => {
      const title = labels.ReportMeasure[measure];
      const now = { title, kind: measureKinds[measure] };
      const column = { ...now, key: measure, value: ({ figures }: ReportLine) => figureOf(figures, measure) };
      if (!compared) return [column];
      return [
        column,
        {
          ...now,
          key: `${measure} before`,
          title: `${title} before`,
          value: (line) => figureOf(line.compared, measure),
        },
        { key: `${measure} change`, title: 'Change %', kind: 'number', value: (line) => changeOf(line, measure) },
      ];
    }),
  ];
}

/** What there is a list of leads to it. */
function nameOf({ labels: [label = ''], to, isSum }: ReportLine) {
  const text = isSum ? <strong>{label}</strong> : label;
  return to === null ? text : <Link to={to}>{text}</Link>;
}
