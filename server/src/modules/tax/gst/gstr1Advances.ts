/**
 * Advances in the return: what was received in a month and had neither paid an invoice nor been paid back by its end, and what
 * was used or paid back in a month of earlier ones. By the dates of the allocations; a payment that is reversed is no advance
 * from that day on.
 */
import { decodeRows, memberOf, sum, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { addDays, lastOfMonth, type DateOnly, type Month } from '../../../domain/values/dates';
import { SupplyType } from '../../../domain/tax/gstReturn/enums';
import { gstinStateCode } from '../../../domain/tax/gstin';
import { isInterState } from '../../../domain/tax/gstReturn/advance';
import type { Advance } from '../../../domain/tax/gstReturn/gstr1';
import { companyByDay } from '../../parties/company/companyProfiles';
import type { Paise } from '../../../domain/values/money';
import type { Branches } from './gstr1Documents';
import { taxPercentByDay } from '../../system/settings/settingValues';

export interface MonthAdvances {
  advances: Advance[];
  adjustedAdvances: Advance[];
}

export async function advancesOf(db: Reader, month: Month, branches: Branches): Promise<MonthAdvances> {
  const first = `${month}-01`;
  const companyAt = await companyByDay(db);
  const found = await unallocated(db, { before: addDays(first, -1), last: lastOfMonth(first) }, branches);
  const taxPercentOf = await taxPercentByDay(db);
  const [advances, adjustedAdvances]: [Advance[], Advance[]] = [[], []];
  for (const { receivedOn, before, left, ...supply } of found) {
    const place = advancePlace(supply, gstinStateCode(companyAt(receivedOn, branches[0]).gstin));
    if (!place) continue;
    // Also where it is adjusted in a later month: the tax was due when it was received.
    const taxed = { ...place, taxPercent: taxPercentOf(receivedOn) };
    if (receivedOn >= first) advances.push({ ...taxed, amount: left });
    else if (before !== left) adjustedAdvances.push({ ...taxed, amount: before - left, left });
  }
  return { advances: advances.filter(({ amount }) => amount > 0), adjustedAdvances };
}

/** As it was received. Null: no tax is due. */
function advancePlace(
  { placeOfSupply, supplyType }: Pick<Unallocated, 'placeOfSupply' | 'supplyType'>,
  companyState: string,
) {
  if (supplyType === 'SEZWOP') return null;
  return { placeOfSupply, isInterState: isInterState({ placeOfSupply, supplyType, companyState }) };
}

interface Unallocated {
  placeOfSupply: string;
  supplyType: SupplyType;
  receivedOn: DateOnly;
  /** At the end of the month before; 0 if received later. */
  before: Paise;
  /** At the end of the month. */
  left: Paise;
}

/** Payments of which something was not allocated on one of the two days. */
async function unallocated(
  db: Reader,
  { before, last }: { before: DateOnly; last: DateOnly },
  branches: Branches,
): Promise<Unallocated[]> {
  const usedBy = 'COALESCE(SUM(CASE WHEN a.allocated_on <= ? THEN a.cash + a.tds ELSE 0 END), 0)';
  const rows = await db.query(
    `SELECT placeOfSupply, supplyType, receivedOn,
       CASE WHEN receivedOn > ? THEN 0 ELSE amount - usedBefore END AS unusedBefore,
       CASE WHEN reversedOn IS NOT NULL AND reversedOn <= ? THEN 0 ELSE amount - usedByLast END AS unused
     FROM (SELECT p.id AS id, p.place_of_supply AS placeOfSupply, p.supply_type AS supplyType, p.received_on AS receivedOn,
         p.reversed_on AS reversedOn, p.amount + p.tds_amount AS amount, ${usedBy} AS usedBefore, ${usedBy} AS usedByLast
       FROM customer_payment p LEFT JOIN allocation a ON a.payment_id = p.id
       WHERE p.received_on <= ? AND (p.reversed_on IS NULL OR p.reversed_on > ?)
         AND p.branch_id IN (${branches.map(() => '?').join(', ')})
       GROUP BY p.id, p.place_of_supply, p.supply_type, p.received_on, p.reversed_on, p.amount, p.tds_amount) each_payment
     WHERE amount <> usedBefore OR amount <> usedByLast OR reversedOn IS NOT NULL ORDER BY id`,
    [before, last, before, last, last, before, ...branches],
  );
  return decodeRows(rows, {
    placeOfSupply: text,
    supplyType: memberOf(SupplyType),
    receivedOn: text,
    unusedBefore: sum,
    unused: sum,
  }).map(({ unusedBefore, unused, ...row }) => ({ ...row, before: unusedBefore, left: unused }));
}
