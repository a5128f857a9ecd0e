import type { Hooks } from '../../../core/module/hooks';
import { nullable, text } from '../../../db/read/rawRows';
import { monthOf } from '../../../domain/values/dates';
import { Invoice } from './invoice.entity';

/** Those that were cancelled count too: the portal and the return have them. */
export const latestApproved: Hooks['latestApproved'] = async (db, branchIds, from) => {
  const found = db
    .select(Invoice, 'r')
    .select('MAX(r.invoiceDate)', 'latest')
    .where("r.branchId IN (:...branchIds) AND r.invoiceStatus <> 'Generated'", { branchIds });
  if (from) found.andWhere('r.invoiceDate >= :from', { from });
  const [row] = await db.raw(found, { latest: nullable(text) });
  return row?.latest ? monthOf(row.latest) : null;
};
