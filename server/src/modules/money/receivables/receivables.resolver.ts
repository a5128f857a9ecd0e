import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { Customer } from '../../parties/customers/customer.entity';
import { ageing } from './ageing.service';
import { Ageing } from './ageing.type';
import { CustomerLedger, customerLedger } from './ledger/customerLedger';
import { InvoicePayment } from '../../billing/invoices/invoicePayments';
import { invoicePayments } from './invoicePayments.service';
import { OpenItem, openItems, setOpening } from './opening.service';
import { OpeningItem } from './opening.entity';
import { CustomerPayment } from './payment.entity';
import { CustomerPaymentPage } from './payment.list';
import {
  allocatePayment,
  customerPayment,
  customerPayments,
  recordPayment,
  reversePayment,
  setTdsCertificate,
  takeBackAllocation,
} from './payment.service';
import { mailStatement } from './statement.service';
import { receivablesSummary, ReceivablesSummary } from './summary.service';
import { TdsQuarter, tdsQuarters } from './tdsQuarters.service';

export const receivablesResolver = resolver(
  field(customerPayments, CustomerPaymentPage),
  field(customerPayment, CustomerPayment),
  field(invoicePayments, [InvoicePayment], { description: 'What paid an invoice.' }),
  field(openItems, [OpenItem], { description: 'What a customer still has to pay, the oldest due first.' }),
  field(ageing, Ageing),
  field(customerLedger, CustomerLedger),
  field(receivablesSummary, ReceivablesSummary),
  field(tdsQuarters, [TdsQuarter], {
    description: 'Of the last three years, the newest first; those with tax deducted.',
  }),
  keyedField(recordPayment, CustomerPayment, {
    description: 'Refused (409), as all that follow, if it would change the advances of a month whose GSTR-1 is filed.',
  }),
  field(allocatePayment, CustomerPayment, {
    description: 'What would count from a filed month counts from the day after the last filed month.',
  }),
  field(takeBackAllocation, CustomerPayment),
  field(reversePayment, CustomerPayment, {
    description: 'Takes back all its allocations; invoices that were Paid by it are open again.',
  }),
  field(setTdsCertificate, CustomerPayment),
  field(setOpening, OpeningItem),
  field(mailStatement, Customer, { description: 'Mails the statement of account to the address of the customer.' }),
);
