/** To whom VPP money is owed. */
import { daysBetween } from '../../../../domain/values/dates';
import { decodeRows, integer, sum, text } from '../../../../db/read/rawRows';
import { refWhere, type Reader } from '../../../../db/read/reader';
import { badInput } from '../../../../core/operation/errors';
import { NoInput, query } from '../../../../core/operation/operation';
import { Customer } from '../../../parties/customers/customer.entity';
import { VppOwedInput } from './vpp.inputs';
import type { VppDebt, VppOwed } from './vpp.type';

const owed = 'v.remittance_id IS NULL AND v.deleted_on IS NULL';

export const vppDebts = query({
  action: 'vppDebts',
  input: NoInput,
  async run({ db, today }): Promise<VppDebt[]> {
    const rows = await db.query(
      `SELECT c.sender_id AS customerId, COUNT(*) AS consignments, MIN(v.collected_on) AS since, SUM(v.amount) AS amount
       FROM vpp_collection v JOIN consignment c ON c.id = v.consignment_id WHERE ${owed}
       GROUP BY c.sender_id ORDER BY since, customerId`,
      [],
    );
    const found = decodeRows(rows, { customerId: integer, consignments: integer, since: text, amount: sum });
    const ids = found.map(({ customerId }) => customerId);
    const customers = await db.byIds(Customer, ids, ['uniqueId', 'company', 'contact']);
    return found.map((row) => {
      const { uniqueId: customerUniqueId = '', company = '', contact = '' } = customers.get(row.customerId) ?? {};
      return { ...row, customerUniqueId, company, contact, days: daysBetween(row.since, today()) };
    });
  },
});

export const vppOwed = query({
  action: 'vppOwed',
  input: VppOwedInput,
  run: async ({ db }, { customerId }): Promise<VppOwed[]> => owedTo(db, await customerNamed(db, customerId)),
});

/** Read without a lock, since invoices are locked before their customers. */
export async function customerNamed(db: Reader, ref: string): Promise<number> {
  const found = await db.find(Customer, refWhere<Customer>(ref));
  if (!found || found.deletedOn) throw badInput('Customer not found', 'customerId');
  return found.id;
}

export interface Owed extends VppOwed {
  collectionId: number;
  version: number;
}

/** The oldest first. */
export async function owedTo(db: Reader, customerId: number): Promise<Owed[]> {
  const rows = await db.seen.query(
    `SELECT v.id AS collectionId, v.version AS version, c.id AS consignmentId, c.unique_id AS consignmentUniqueId,
       c.awb_no AS awbNo, c.receiver AS receiver, v.collected_on AS collectedOn, v.amount AS amount
     FROM vpp_collection v JOIN consignment c ON c.id = v.consignment_id WHERE ${owed} AND c.sender_id = ?
     ORDER BY v.collected_on, v.id`,
    [customerId],
  );
  return decodeRows(rows, {
    collectionId: integer,
    version: integer,
    consignmentId: integer,
    consignmentUniqueId: text,
    awbNo: text,
    receiver: text,
    collectedOn: text,
    amount: integer,
  });
}
