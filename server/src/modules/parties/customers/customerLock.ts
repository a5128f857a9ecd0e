import { notFound } from '../../../core/operation/errors';
import { refWhere, type Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { Customer } from './customer.entity';

/** Id of a live customer of a path, without a lock; throws 404. */
export async function customerId(db: Reader, ref: string): Promise<number> {
  const found = await db.find(Customer, refWhere<Customer>(ref));
  if (!found || found.deletedOn) throw notFound('Customer');
  return found.id;
}

/** The live customer of a path, who cannot be deleted before what names it is committed; throws 404. */
export async function customerHeld(db: Writer, ref: string): Promise<Customer> {
  const [found] = await db.lockMany(Customer, [await customerId(db, ref)], 'read');
  if (!found) throw notFound('Customer');
  return found;
}
