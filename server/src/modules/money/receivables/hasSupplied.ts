import type { Hooks } from '../../../core/module/hooks';
import { Invoice } from '../../billing/invoices/invoice.entity';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { CustomerPayment } from './payment.entity';

export const hasSupplied: Hooks['hasSupplied'] = async (db, branchId) => {
  for (const entity of [Consignment, Invoice, CustomerPayment]) {
    if (await db.select<{ branchId: number }>(entity, 'r').where('r.branchId = :branchId', { branchId }).getExists())
      return true;
  }
  return false;
};
