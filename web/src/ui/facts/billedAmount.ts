import { paiseToRupees, rupeesToPaise } from '../../../../server/src/domain/values/money';

interface Billed {
  customerAmount: number | null;
  vppCommission: number | null;
  insuranceCommission: number | null;
  invoiceId: number | null;
  commissionBillId: number | null;
}

/** What a document bills of a consignment, in rupees: freight, commissions or both. */
export function billedAmount(documentId: number, consignment: Billed): number | null {
  const { customerAmount, vppCommission, insuranceCommission, invoiceId, commissionBillId } = consignment;
  const freight = invoiceId === documentId ? customerAmount : null;
  if (commissionBillId !== documentId) return freight;
  const parts = [freight, vppCommission, insuranceCommission].map((amount) => rupeesToPaise(amount ?? 0));
  return paiseToRupees(parts.reduce((sum, amount) => sum + amount, 0));
}
