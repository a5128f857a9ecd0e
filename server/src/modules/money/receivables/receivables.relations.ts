import { groupBy, decodeRows, integer, sum } from '../../../db/read/rawRows';
import { taxOfPart } from '../../../domain/tax/gstReturn/advance';
import { gstinStateCode } from '../../../domain/tax/gstin';
import type { Paise } from '../../../domain/values/money';
import { toMany, type Relation, type Relations } from '../../../core/record/relations';
import { companyByDay } from '../../parties/company/companyProfiles';
import { settingByDay, taxPercentByDay } from '../../system/settings/settingValues';
import { Allocation, type CustomerPayment } from './payment.entity';
import { tdsWarning } from './tds';

/** Of each invoice from which the payment's tax was deducted, by all that was deducted from it. */
const warnings: Relation<CustomerPayment> = {
  columns: ['tdsAmount', 'receivedOn'],
  async read(db, rows) {
    const taxed = rows.filter(({ tdsAmount }) => tdsAmount > 0).map(({ id }) => id);
    if (taxed.length === 0) return () => [];
    const found = await db.query(
      `SELECT own.payment_id AS paymentId, i.actual_amount + i.additional_charges AS taxable, SUM(a.tds) AS tds
       FROM (SELECT DISTINCT payment_id, invoice_id FROM allocation
             WHERE payment_id IN (${taxed.map(() => '?').join(', ')}) AND tds > 0) own
       JOIN invoice i ON i.id = own.invoice_id JOIN allocation a ON a.invoice_id = i.id
       GROUP BY own.payment_id, i.id, i.actual_amount, i.additional_charges ORDER BY i.id`,
      taxed,
    );
    const each = decodeRows(found, { paymentId: integer, taxable: integer, tds: sum });
    const byPayment = groupBy(each, ({ paymentId }) => paymentId);
    const percentOn = await settingByDay(db, 'tds.percent');
    return ({ id, receivedOn }) =>
      (byPayment.get(id) ?? []).flatMap(({ tds, taxable }) => tdsWarning(tds, taxable, percentOn(receivedOn)) ?? []);
  },
};

const tdsSection: Relation<CustomerPayment> = {
  columns: ['tdsAmount', 'receivedOn'],
  async read(db, rows) {
    if (rows.every(({ tdsAmount }) => tdsAmount === 0)) return () => null;
    const sectionOn = await settingByDay(db, 'tds.section');
    return ({ tdsAmount, receivedOn }) => (tdsAmount > 0 ? sectionOn(receivedOn) : null);
  },
};

const unallocatedOf = ({ amount, tdsAmount, allocatedCash, allocatedTds, reversedOn }: CustomerPayment): Paise =>
  reversedOn === null ? amount + tdsAmount - allocatedCash - allocatedTds : 0;

const unallocated: Relation<CustomerPayment> = {
  columns: ['amount', 'tdsAmount', 'allocatedCash', 'allocatedTds', 'reversedOn'],
  read: () => Promise.resolve(unallocatedOf),
};

const refunded: Relation<CustomerPayment> = {
  columns: [],
  async read(db, rows) {
    const ids = rows.map(({ id }) => id);
    const found = await db.query(
      `SELECT payment_id AS paymentId, SUM(amount) AS amount FROM refund
       WHERE payment_id IN (${ids.map(() => '?').join(', ')}) GROUP BY payment_id`,
      ids,
    );
    const sums = new Map(
      decodeRows(found, { paymentId: integer, amount: sum }).map(({ paymentId, amount }) => [paymentId, amount]),
    );
    return ({ id }) => sums.get(id) ?? 0;
  },
};

const advanceTax: Relation<CustomerPayment> = {
  columns: [...unallocated.columns, 'receivedOn', 'placeOfSupply', 'supplyType', 'branchId'],
  async read(db, rows) {
    if (rows.every((row) => unallocatedOf(row) === 0)) return () => null;
    const [percentOn, companyAt] = await Promise.all([taxPercentByDay(db), companyByDay(db)]);
    return (row) => {
      const amount = unallocatedOf(row);
      if (amount === 0) return null;
      const { receivedOn, placeOfSupply, supplyType } = row;
      const companyState = gstinStateCode(companyAt(receivedOn, row.branchId).gstin);
      const taxPercent = supplyType === 'SEZWOP' ? 0 : percentOn(receivedOn);
      return { taxPercent, ...taxOfPart({ placeOfSupply, supplyType, companyState, taxPercent }, amount, 0) };
    };
  },
};

export const paymentRelations: Relations<CustomerPayment> = {
  allocations: toMany(() => Allocation, 'paymentId', 'AND r.refund_id IS NULL ORDER BY r.id'),
  unallocated,
  refunded,
  advanceTax,
  warnings,
  tdsSection,
};
