/** Properties of a consignment needed for invoicing. */
export interface Billable {
  uniqueId: string;
  id: number;
  awbNo: string;
  bookingDate: string;
  senderId: number;
  sender: { company: string } | null;
  customerAmount: number | null;
}

export interface BillableSender {
  id: number;
  company: string;
  rows: readonly Billable[];
}

/** Grouped by company; rows in selection order. */
export function billableBySender(consignments: Iterable<Billable>): BillableSender[] {
  const rowsOf = new Map<number, Billable[]>();
  for (const row of consignments) {
    const rows = rowsOf.get(row.senderId);
    if (rows) rows.push(row);
    else rowsOf.set(row.senderId, [row]);
  }
  return [...rowsOf]
    .map(([id, rows]) => ({ id, company: rows[0]?.sender?.company ?? `#${id}`, rows }))
    .sort((a, b) => a.company.localeCompare(b.company));
}

/** The first 20 AWB numbers, and how many more there are. */
export function namesOf(consignments: readonly Billable[]): string {
  const shown = consignments
    .slice(0, 20)
    .map(({ awbNo }) => awbNo)
    .join(', ');
  return consignments.length > 20 ? `${shown} and ${consignments.length - 20} more` : shown;
}
