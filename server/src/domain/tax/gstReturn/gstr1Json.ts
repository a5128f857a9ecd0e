/** GSTR-1 as the JSON of the offline tool. Amounts in rupees. */
import type { DateOnly } from '../../values/dates';
import { paiseToRupees } from '../../values/money';
import type { TaxedAmounts } from './creditNote';
import { rateOf, type Gstr1, type HsnRow, type PlaceRow, type ReturnInvoice, type ReturnNote } from './gstr1';

const service = { hsn_sc: '996812', desc: 'Courier services', uqc: 'NA', qty: 0 } as const;

const taxesOf = ({ igst, cgst, sgst }: TaxedAmounts) => ({
  iamt: paiseToRupees(igst),
  camt: paiseToRupees(cgst),
  samt: paiseToRupees(sgst),
  csamt: 0,
});

const itemsOf = (rt: number, amounts: TaxedAmounts) => [
  { num: 1, itm_det: { txval: paiseToRupees(amounts.taxable), rt, ...taxesOf(amounts) } },
];

const invoiceOf = (invoice: ReturnInvoice) => ({
  inum: invoice.number,
  idt: dayFirst(invoice.date),
  val: paiseToRupees(invoice.value),
});

const noteOf = (note: ReturnNote) => ({
  ntty: note.kind === 'Debit' ? 'D' : 'C',
  nt_num: note.number,
  nt_dt: dayFirst(note.date),
  val: paiseToRupees(note.value),
  pos: note.invoice.placeOfSupply,
});

const supplyOf = ({ placeOfSupply, isInterState }: PlaceRow) => ({
  pos: placeOfSupply,
  sply_ty: isInterState ? 'INTER' : 'INTRA',
});

/** As the return numbers the kinds of documents. */
const documentNumbers = {
  'Invoices for outward supply': 1,
  'Debit Note': 4,
  'Credit Note': 5,
  'Refund Voucher': 8,
} as const;

export function gstr1Json(gstin: string, tables: Gstr1) {
  const { month, b2b, b2cl, b2cs, cdnr, cdnur, at, atadj, hsnB2b, hsnB2c, docs } = tables;
  const [year = '', monthNumber = ''] = month.split('-');
  return {
    gstin,
    fp: `${monthNumber}${year}`,
    b2b: grouped(b2b, (row) => row.gstin ?? '').map(([ctin, rows]) => ({
      ctin,
      inv: rows.map((row) => ({
        ...invoiceOf(row),
        pos: row.placeOfSupply,
        rchrg: 'N',
        inv_typ: row.kind,
        itms: itemsOf(rateOf(row), row),
      })),
    })),
    b2cl: grouped(b2cl, (row) => row.placeOfSupply).map(([pos, rows]) => ({
      pos,
      inv: rows.map((row) => ({ ...invoiceOf(row), itms: itemsOf(rateOf(row), row) })),
    })),
    b2cs: b2cs.map((row) => ({
      ...supplyOf(row),
      typ: 'OE',
      rt: row.rate,
      txval: paiseToRupees(row.taxable),
      ...taxesOf(row),
    })),
    cdnr: grouped(cdnr, (row) => row.invoice.gstin ?? '').map(([ctin, rows]) => ({
      ctin,
      nt: rows.map((row) => ({
        ...noteOf(row),
        rchrg: 'N',
        inv_typ: row.invoiceKind,
        itms: itemsOf(rateOf(row.invoice), row),
      })),
    })),
    cdnur: cdnur.map((row) => ({ ...noteOf(row), typ: row.invoiceKind, itms: itemsOf(rateOf(row.invoice), row) })),
    at: at.map(advanceOf),
    txpd: atadj.map(advanceOf),
    hsn: { hsn_b2b: hsnOf(hsnB2b), hsn_b2c: hsnOf(hsnB2c) },
    doc_issue: {
      doc_det: grouped(docs, ({ nature }) => nature).map(([nature, rows]) => ({
        doc_num: documentNumbers[nature],
        docs: rows.map(({ from, to, total, cancelled, net }, at) => ({
          num: at + 1,
          from,
          to,
          totnum: total,
          cancel: cancelled,
          net_issue: net,
        })),
      })),
    },
  };
}

const advanceOf = (row: PlaceRow) => ({
  ...supplyOf(row),
  itms: [{ rt: row.rate, ad_amt: paiseToRupees(row.taxable), ...taxesOf(row) }],
});

const hsnOf = (rows: readonly HsnRow[]) =>
  rows.map((row, at) => ({
    num: at + 1,
    ...service,
    rt: row.rate,
    txval: paiseToRupees(row.taxable),
    ...taxesOf(row),
  }));

function grouped<Row, Key extends string>(rows: readonly Row[], keyOf: (row: Row) => Key): [Key, Row[]][] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups];
}

/** '2026-11-10' is '10-11-2026'. */
const dayFirst = (date: DateOnly): string => date.split('-').reverse().join('-');
