/**
 * What a line of a vendor's bill should have cost, and what is too much on it. Pure arithmetic in paise and grams; who calls it
 * reads consignments, earlier bills and rate cards.
 */
import { digitsOf, groupIndian } from '../values/units';
import type { BillFinding } from './enums';
import type { Paise } from '../values/money';
import type { Grams } from '../values/weight';
import { billedAwb, dashedAwb, paddedAwb } from './billedAwb';

export interface BilledLine {
  rowNo: number;
  rawAwb: string;
  /** Null where the bill does not say. */
  billedWeight: Grams | null;
  zoneCode: string | null;
  /** Without tax. */
  amount: Paise;
}

export interface OurConsignment {
  id: number;
  awbNo: string;
  vendorId: number;
  vendorName: string;
  isDeleted: boolean;
  /** The chargeable weight by the vendor's card. */
  vendorWeight: Grams;
  zoneCode: string | null;
  /** The booked amount, for vendors without a card. */
  vendorAmount: Paise;
}

export interface Tolerance {
  grams: Grams;
  amount: Paise;
}

export interface MatchQuestion {
  vendorId: number;
  lines: readonly BilledLine[];
  /** Living and deleted ones by AWB number. */
  consignments: ReadonlyMap<string, readonly OurConsignment[]>;
  /** Number of another bill of the vendor, by AWB number. */
  billedBefore: ReadonlyMap<string, string>;
  /** Of the vendor's AWB numbers (`mostFrequentLength`). */
  awbLength: number | null;
  tolerance: Tolerance;
  /** By the vendor's card of the booking date, for a chargeable weight; null without a card or a slab. */
  priceOf(consignment: OurConsignment, weight: Grams, zoneCode: string | null): Paise | null;
}

export interface MatchedLine {
  rowNo: number;
  awbNo: string | null;
  consignment: OurConsignment | null;
  findings: readonly BillFinding[];
  /** Null where nothing was expected. */
  expected: Paise | null;
  /** Whether `expected` is the price of a card or the booked amount. */
  basis: 'Card' | 'Booked' | null;
  weightPart: Paise;
  zonePart: Paise;
  ratePart: Paise;
  claim: Paise;
  /** In one line: 'Weight 2.600 for 2.000 Kg: + 66.00'. Empty if the line matches the card. */
  why: string;
}

export function matchBill(question: MatchQuestion): MatchedLine[] {
  const rows = new Map<string, number>();
  return question.lines.map((line) => {
    const found = consignmentOf(line, question);
    const earlierRow = found.awbNo === null ? undefined : rows.get(found.awbNo);
    if (found.awbNo !== null && earlierRow === undefined) rows.set(found.awbNo, line.rowNo);
    const ending = endingOf(found, earlierRow, question);
    return ending || !found.consignment
      ? closed(line, found, ending ?? unknown)
      : judged(line, found.awbNo, found.consignment, question);
  });
}

interface Found {
  awbNo: string | null;
  consignment: OurConsignment | null;
}

/**
 * By the number as billed without dashes, else with those that were printed, else with the zeros that a number cell has lost, if
 * only one consignment has it.
 */
function consignmentOf({ rawAwb }: BilledLine, { consignments, awbLength }: MatchQuestion): Found {
  const awbNo = billedAwb(rawAwb);
  if (awbNo === null) return { awbNo, consignment: null };
  const exact = consignments.get(awbNo) ?? [];
  if (exact.length > 0) return { awbNo, consignment: livingFirst(exact) };
  const dashed = dashedAwb(rawAwb);
  const printed = dashed === null ? [] : (consignments.get(dashed) ?? []);
  if (printed.length > 0) return { awbNo: dashed, consignment: livingFirst(printed) };
  const padded = paddedAwb(awbNo, awbLength);
  const [only, ...others] = padded === null ? [] : (consignments.get(padded) ?? []);
  return padded !== null && only && others.length === 0
    ? { awbNo: padded, consignment: only }
    : { awbNo, consignment: null };
}

const livingFirst = (all: readonly OurConsignment[]): OurConsignment | null =>
  all.find(({ isDeleted }) => !isDeleted) ?? all.at(-1) ?? null;

/** A finding with which the matching of a line ends; its claim is the whole amount, unless the number is not known. */
interface Ending {
  finding: BillFinding;
  why: string;
}

const unknown: Ending = { finding: 'Unknown', why: 'Not booked with us' };

/** Null for a line whose amount is to be compared. */
function endingOf(
  { awbNo, consignment }: Found,
  earlierRow: number | undefined,
  { billedBefore, vendorId }: MatchQuestion,
): Ending | null {
  if (awbNo === null) return { finding: 'Damaged', why: 'AWB was damaged by Excel' };
  if (earlierRow !== undefined) return { finding: 'Duplicate', why: `Billed on row ${earlierRow} already` };
  const earlierBill = billedBefore.get(awbNo);
  if (earlierBill !== undefined) return { finding: 'BilledBefore', why: `Billed on bill ${earlierBill} already` };
  if (!consignment) return unknown;
  if (consignment.isDeleted) return { finding: 'Deleted', why: 'The consignment is deleted' };
  if (consignment.vendorId !== vendorId)
    return { finding: 'OtherVendor', why: `Booked with ${consignment.vendorName}` };
  return null;
}

const noParts = { weightPart: 0, zonePart: 0, ratePart: 0 } as const;

const closed = ({ rowNo, amount }: BilledLine, found: Found, { finding, why }: Ending): MatchedLine => ({
  rowNo,
  ...found,
  findings: [finding],
  expected: null,
  basis: null,
  ...noParts,
  claim: finding === 'Damaged' ? 0 : Math.max(0, amount),
  why,
});

/** Said of a line whose vendor has no card for it. */
const asBooked = 'Expected as booked';

/** The amount of a line that is ours, part by part: what weight, zone and rate add to the expected one. */
function judged(
  line: BilledLine,
  awbNo: string | null,
  consignment: OurConsignment,
  { tolerance, priceOf }: MatchQuestion,
): MatchedLine {
  const { rowNo, amount, billedWeight, zoneCode } = line;
  const { vendorWeight, zoneCode: ourZone, vendorAmount } = consignment;
  const byCard = priceOf(consignment, vendorWeight, ourZone);
  const expected = byCard ?? vendorAmount;
  const shared = {
    rowNo,
    awbNo,
    consignment,
    expected,
    basis: byCard === null ? ('Booked' as const) : ('Card' as const),
  };
  const excess = amount - expected;
  const said = (texts: readonly string[]) => [...texts, ...(byCard === null ? [asBooked] : [])].join(', ');
  if (Math.abs(excess) <= tolerance.amount)
    return { ...shared, ...noParts, findings: ['Matched'], claim: 0, why: said([]) };
  if (excess < 0)
    return { ...shared, ...noParts, findings: ['Under'], claim: 0, why: said([`Under: ${signed(excess)}`]) };

  const isOurs = billedWeight === null || Math.abs(billedWeight - vendorWeight) <= tolerance.grams;
  const weight = isOurs ? vendorWeight : billedWeight;
  // Where we know no zone the bill's can be neither ours nor another.
  const zone = ourZone === null ? null : (zoneCode ?? ourZone);
  const priced = (grams: Grams, code: string | null, otherwise: Paise) =>
    byCard === null ? otherwise : (priceOf(consignment, grams, code) ?? otherwise);
  const byWeight = priced(weight, ourZone, expected);
  const byZone = zone === ourZone ? byWeight : priced(weight, zone, byWeight);
  const parts = { weightPart: byWeight - expected, zonePart: byZone - byWeight, ratePart: amount - byZone };
  const possible: readonly (readonly [BillFinding, boolean, string])[] = [
    ['Weight', weight > vendorWeight, `Weight ${kg(weight)} for ${kg(vendorWeight)} Kg: ${signed(parts.weightPart)}`],
    ['Zone', zone !== ourZone, `Zone ${zone ?? ''} for ${ourZone ?? ''}: ${signed(parts.zonePart)}`],
    ['Rate', parts.ratePart > tolerance.amount, `Rate: ${signed(parts.ratePart)}`],
  ];
  const named = possible.filter(([, holds]) => holds);
  return {
    ...shared,
    ...parts,
    findings: named.map(([finding]) => finding),
    claim: excess,
    why: said(named.map(([, , why]) => why)),
  };
}

const kg = (grams: Grams) => digitsOf(grams, 3).join('.');

function signed(paise: Paise): string {
  const [rupees, fraction] = digitsOf(paise, 2);
  return `${paise < 0 ? '−' : '+'} ${groupIndian(rupees)}.${fraction}`;
}
