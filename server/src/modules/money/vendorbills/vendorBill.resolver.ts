import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { VendorBill } from './vendorBill.entity';
import { VendorBillLinePage, VendorBillPage } from './vendorBill.list';
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
import { BillTolerance, billTolerance, saveTolerance } from './vendorTolerance.service';

export const vendorBillResolver = resolver(
  field(vendorBills, VendorBillPage),
  field(vendorBill, VendorBill),
  field(vendorBillLines, VendorBillLinePage),
  field(notBilled, NotBilled),
  field(billTolerance, BillTolerance),
  field(payablesAgeing, Payables),
  keyedField(createVendorBill, VendorBill),
  field(matchVendorBill, VendorBill),
  field(decideLines, VendorBill),
  field(settleVendorBill, VendorBill),
  keyedField(saveTolerance, BillTolerance),
  field(correctVendorAmounts, VendorAmounts),
  field(mailDispute, VendorBill),
  field(deleteVendorBill, VendorBill),
);
