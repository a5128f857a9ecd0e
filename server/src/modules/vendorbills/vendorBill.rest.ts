import { one, route, rows } from '../../core/route';
import type { RelatedShapes } from '../../core/recordShape';
import { VendorBill } from './vendorBill.entity';
import {
  createVendorBill,
  decideLines,
  deleteVendorBill,
  matchVendorBill,
  settleVendorBill,
  vendorBill,
  vendorBillLines,
  vendorBills,
} from './vendorBill.service';
import { VendorBillLine } from './vendorBillLine.entity';

const shape = { with: { vendor: ['name'] } as const satisfies RelatedShapes<VendorBill> };
const answer = one(VendorBill, shape);

export const vendorBillRoutes = [
  route('GET', 'vendorbills', { run: vendorBills, answer: rows(VendorBill, shape) }),
  route('POST', 'vendorbills', { run: createVendorBill, answer }),
  route('GET', 'vendorbills/:uniqueId', { run: vendorBill, answer }),
  route('DELETE', 'vendorbills/:uniqueId', { run: deleteVendorBill, answer }),
  route('GET', 'vendorbills/:uniqueId/lines', { run: vendorBillLines, answer: rows(VendorBillLine) }),
  route('PUT', 'vendorbills/:uniqueId/lines', { run: decideLines, answer }),
  route('PUT', 'vendorbills/:uniqueId/match', { run: matchVendorBill, answer, bodyOptional: true }),
  route('PUT', 'vendorbills/:uniqueId/settle', { run: settleVendorBill, answer }),
];
