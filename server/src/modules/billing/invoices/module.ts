import { carriedByRoad } from './bookedServices';
import { invoiceBulkResolver } from './bulk.resolver';
import { defineModule, internalEntities } from '../../../core/module/module';
import { cargoBillingResolver } from './cargo/cargoBilling.resolver';
import { cargoBillingRoutes } from './cargo/cargoBilling.rest';
import { counterResolver } from './counter/counter.resolver';
import { earningChecks } from './earnings/earnings.checks';
import { earningsResolver } from './earnings/earnings.resolver';
import { earningsRoutes } from './earnings/earnings.rest';
import { invoiceChecks } from './invoice.checks';
import { Invoice } from './invoice.entity';
import { invoiceNeeds } from './invoice.needs';
import { invoiceRelations } from './invoice.relations';
import { invoiceResolver } from './invoice.resolver';
import { invoiceRoutes } from './invoice.rest';
import { composeInvoice } from './invoiceMail';
import { refuseInvoiceOfFiledMonth } from './invoiceMonth';
import { latestApproved } from './latestApproved';
import { numberLike } from './numberLike';
import { monthResolver } from './month/month.resolver';
import { monthRoutes } from './month/month.rest';
import { BillingDay } from './rollup/billingDay.entity';
import { taxPercents } from './taxPercents';

export const invoices = defineModule({
  records: {
    Invoice: {
      entity: Invoice,
      listedBy: 'invoices',
      visible: 'all',
      nameColumns: ['invoiceNumber'],
      relations: invoiceRelations,
      refuseWrite: refuseInvoiceOfFiledMonth,
    },
  },
  internalEntities: internalEntities(BillingDay),
  hooks: { carriedByRoad, latestApproved, numberLike, taxPercents },
  resolvers: [
    invoiceBulkResolver,
    invoiceResolver,
    cargoBillingResolver,
    counterResolver,
    earningsResolver,
    monthResolver,
  ],
  routes: [...monthRoutes, ...cargoBillingRoutes, ...invoiceRoutes, ...earningsRoutes],
  checks: [...invoiceChecks, ...earningChecks],
  needs: invoiceNeeds,
  mailComposers: { Invoice: composeInvoice },
});
