/** The sheet by which a vendor is told what is disputed: the vendor's own columns, then ours. Amounts in rupees, weights in kilograms. */
import type { BillDecision } from './enums';

export interface DisputedLine {
  rowNo: number;
  rawAwb: string;
  billedDate?: string | null;
  destination?: string | null;
  pieces?: number | null;
  billedWeight?: number | null;
  zoneCode?: string | null;
  amount: number;
  ourWeight?: number | null;
  expected?: number | null;
  claim: number;
  why: string;
  remark?: string | null;
  decision: BillDecision;
}

/** The file that the lines come from. */
export interface BillFile {
  headers: readonly string[];
  /** Cells by number of the row. */
  cells: ReadonlyMap<number, readonly string[]>;
}

type SheetCell = string | number | null | undefined;

export interface SheetColumn {
  title: string;
  kind: 'text' | 'number' | 'money' | 'weight' | 'date';
}

export interface DisputeSheet {
  columns: readonly SheetColumn[];
  /** The last row has the total of the claims. */
  rows: readonly (readonly SheetCell[])[];
}

const withoutFile: readonly (SheetColumn & { of: (line: DisputedLine) => SheetCell })[] = [
  { title: 'AWB', kind: 'text', of: (line) => line.rawAwb },
  { title: 'Date', kind: 'date', of: (line) => line.billedDate },
  { title: 'Destination', kind: 'text', of: (line) => line.destination },
  { title: 'Pieces', kind: 'number', of: (line) => line.pieces },
  { title: 'Weight', kind: 'weight', of: (line) => line.billedWeight },
  { title: 'Zone', kind: 'text', of: (line) => line.zoneCode },
  { title: 'Amount', kind: 'money', of: (line) => line.amount },
];

const ours: readonly (SheetColumn & { of: (line: DisputedLine) => SheetCell })[] = [
  { title: 'Our Weight', kind: 'weight', of: (line) => line.ourWeight },
  { title: 'Expected', kind: 'money', of: (line) => line.expected },
  { title: 'Claim', kind: 'money', of: (line) => line.claim },
  { title: 'Reason', kind: 'text', of: (line) => [line.why, line.remark].filter(Boolean).join('. ') },
  { title: 'POD', kind: 'text', of: () => null },
  { title: 'Weight Evidence', kind: 'text', of: () => null },
];

export const isDisputed = ({ decision, claim }: Pick<DisputedLine, 'decision' | 'claim'>): boolean =>
  decision === 'Disputed' && claim > 0;

/** Without a file its columns are those that a bill knows. */
export function disputeSheet(lines: readonly DisputedLine[], file: BillFile | null): DisputeSheet {
  const disputed = lines.filter(isDisputed);
  const theirs: readonly SheetColumn[] = file ? file.headers.map((title) => ({ title, kind: 'text' })) : withoutFile;
  const cellsOf = (line: DisputedLine): readonly SheetCell[] =>
    file
      ? file.headers.map((_, at) => file.cells.get(line.rowNo)?.[at] ?? '')
      : withoutFile.map((column) => column.of(line));
  const total = disputed.reduce((sum, { claim }) => sum + Math.round(claim * 100), 0) / 100;
  const totals = [
    ...theirs.map((_, at) => (at === 0 ? 'Total' : null)),
    ...ours.map(({ title }) => (title === 'Claim' ? total : null)),
  ];
  return {
    columns: [...theirs, ...ours].map(({ title, kind }) => ({ title, kind })),
    rows: [...disputed.map((line) => [...cellsOf(line), ...ours.map((column) => column.of(line))]), totals],
  };
}
