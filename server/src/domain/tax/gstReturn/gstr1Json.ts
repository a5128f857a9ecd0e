/** GSTR-1 as the JSON of the offline tool. Amounts in rupees. */
import type { DateOnly } from '../../values/dates';
import { paiseToRupees } from '../../values/money';
import { nothing, type TaxedAmounts } from './creditNote';
import { courier } from '../services';
import {
  rateOf,
  type Gstr1,
  type HsnRow,
  type NilRow,
  type PlaceRow,
  type ReturnInvoice,
  type ReturnNote,
} from './gstr1';

const services = { uqc: 'NA', qty: 0 } as const;

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

const onReverse = ({ charge }: ReturnInvoice) => (charge === 'ReverseCharge' ? 'Y' : 'N');

const supplyOf = ({ placeOfSupply, isInterState }: PlaceRow) => ({
  pos: placeOfSupply,
  sply_ty: isInterState ? 'INTER' : 'INTRA',
});

/** As the return numbers the kinds of documents. */
const documentNumbers = {
  'Invoices for outward supply': 1,
  'Debit Note': 4,
  'Credit Note': 5,
  'Receipt Voucher': 6,
  'Refund Voucher': 8,
} as const;

/** `sac`: of courier services. `version`: of the offline tool that reads the file. */
export function gstr1Json({ gstin, sac, version }: { gstin: string; sac: string; version: string }, tables: Gstr1) {
  const { month, b2b, b2cl, b2cs, nil, cdnr, cdnur, at, atadj, hsnB2b, hsnB2c, docs } = tables;
  const [year = '', monthNumber = ''] = month.split('-');
  return {
    gstin,
    fp: `${monthNumber}${year}`,
    version,
    // The tool writes this word itself; the portal makes the sum.
    hash: 'hash',
    b2b: grouped(b2b, (row) => row.gstin ?? '').map(([ctin, rows]) => ({
      ctin,
      inv: rows.map((row) => ({
        ...invoiceOf(row),
        pos: row.placeOfSupply,
        rchrg: onReverse(row),
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
        rchrg: onReverse(row.invoice),
        inv_typ: row.invoiceKind,
        itms: itemsOf(rateOf(row.invoice), row),
      })),
    })),
    cdnur: cdnur.map((row) => ({ ...noteOf(row), typ: row.invoiceKind, itms: itemsOf(rateOf(row.invoice), row) })),
    at: at.map(advanceOf),
    txpd: atadj.map(advanceOf),
    ...(nil.length > 0 && { nil: { inv: nil.map(exemptOf) } }),
    hsn: { hsn_b2b: hsnOf(hsnB2b.length > 0 ? hsnB2b : [noServices], sac), hsn_b2c: hsnOf(hsnB2c, sac) },
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

/** The tool refuses an empty table of registered customers. */
const noServices: HsnRow = { service: courier, sac: null, rate: 0, value: 0, ...nothing };

const exemptOf = ({ isInterState, isRegistered, exempt }: NilRow) => ({
  sply_ty: `${isInterState ? 'INTR' : 'INTRA'}${isRegistered ? 'B2B' : 'B2C'}`,
  nil_amt: 0,
  expt_amt: paiseToRupees(exempt),
  ngsup_amt: 0,
});

const hsnOf = (rows: readonly HsnRow[], sac: string) =>
  rows.map((row, at) => ({
    num: at + 1,
    hsn_sc: row.sac ?? sac,
    desc: row.service === courier ? 'Courier services' : row.service,
    ...services,
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
