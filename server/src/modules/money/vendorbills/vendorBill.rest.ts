import { one, route, rows } from '../../../core/module/route';
import type { RelatedShapes } from '../../../core/record/recordShape';
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
import { mailDispute } from './disputeMail.service';
import { NotBilled, notBilled } from './notBilled.service';
import { Payables, payablesAgeing } from './payables.service';
import { correctVendorAmounts } from './vendorAmounts.service';
import { VendorAmounts } from './vendorAmounts.type';
import { VendorBillLine } from './vendorBillLine.entity';
import { BillTolerance, billTolerance, saveTolerance } from './vendorTolerance.service';

const shape = { with: { vendor: ['name'] } as const satisfies RelatedShapes<VendorBill> };
const answer = one(VendorBill, shape);
const payables = ['bills', 'days30', 'days60', 'days90', 'older', 'claimed', 'payable'] as const;

export const vendorBillRoutes = [
  route('GET', 'vendorbills', { run: vendorBills, answer: rows(VendorBill, shape) }),
  route('POST', 'vendorbills', { run: createVendorBill, answer }),
  route('GET', 'vendorbills/:uniqueId', { run: vendorBill, answer }),
  route('DELETE', 'vendorbills/:uniqueId', { run: deleteVendorBill, answer }),
  route('GET', 'vendorbills/:uniqueId/lines', { run: vendorBillLines, answer: rows(VendorBillLine) }),
  route('PUT', 'vendorbills/:uniqueId/lines', { run: decideLines, answer }),
  route('PUT', 'vendorbills/:uniqueId/match', { run: matchVendorBill, answer, bodyOptional: true }),
  route('PUT', 'vendorbills/:uniqueId/settle', { run: settleVendorBill, answer }),
  route('GET', 'vendorbills/:uniqueId/tolerance', { run: billTolerance, answer: one(BillTolerance) }),
  route('PUT', 'vendorbills/:uniqueId/tolerance', { run: saveTolerance, answer: one(BillTolerance) }),
  route('POST', 'vendorbills/:uniqueId/amounts', {
    run: correctVendorAmounts,
    answer: one(VendorAmounts, { with: { rows: 'all' } }),
    bodyOptional: true,
  }),
  route('GET', 'vendorbills/:uniqueId/notbilled', {
    run: notBilled,
    answer: one(NotBilled, { with: { rows: 'all' } }),
  }),
  route('POST', 'vendorbills/:uniqueId/letter', { run: mailDispute, answer }),
  route('GET', 'payables/ageing', {
    run: payablesAgeing,
    answer: one(Payables, { with: { rows: ['vendorUniqueId', 'vendor', ...payables], total: payables } }),
  }),
];
