import { InvoiceBulkResolver } from './bulk.resolver';
import { defineModule, internalEntities } from '../../core/module';
import { invoiceChecks } from './invoice.checks';
import { Invoice } from './invoice.entity';
import { invoiceRelations } from './invoice.relations';
import { InvoiceResolver } from './invoice.resolver';
import { invoiceRoutes } from './invoice.rest';
import { composeInvoice } from './invoiceMail';
import { BillingDay } from './rollup/billingDay.entity';

export const invoices = defineModule({
  records: {
    Invoice: {
      entity: Invoice,
      listedBy: 'invoices',
      nameColumns: ['invoiceNumber'],
      relations: invoiceRelations,
    },
  },
  internalEntities: internalEntities(BillingDay),
  resolvers: [InvoiceBulkResolver, InvoiceResolver],
  routes: invoiceRoutes,
  checks: invoiceChecks,
  mailComposers: { Invoice: composeInvoice },
});
