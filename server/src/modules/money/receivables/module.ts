import { defineModule } from '../../../core/module/module';
import { bookingCredit } from './credit/bookingCredit';
import { creditStop, creditStops } from './credit/creditStops';
import { CreditLift, CreditOverride } from './credit/credit.entity';
import { creditResolver } from './credit/credit.resolver';
import { hasSupplied } from './hasSupplied';
import { OpeningItem } from './opening.entity';
import { creditNoteAllocationResolver } from './creditNoteAllocation.resolver';
import { markPaid, payRest } from './markPaid';
import { applyCreditNote, seedApplied } from './settlement';
import { unpayInvoice } from './unpayInvoice';
import { Allocation, CustomerPayment } from './payment.entity';
import { refusePaymentOfFiledMonth } from './paymentMonth';
import { receivablesChecks } from './receivables.checks';
import { seedDemoReceivables } from './receivables.demo';
import { paymentRelations } from './receivables.relations';
import { receivablesResolver } from './receivables.resolver';
import { receivableRoutes } from './receivables.rest';
import { refundChecks } from './refunds/refund.checks';
import { Refund } from './refunds/refund.entity';
import { refundResolver } from './refunds/refund.resolver';
import { refundRoutes } from './refunds/refund.rest';
import { refuseRefundOfFiledMonth } from './refunds/refundMonth';
import { composeStatement } from './statementMail';
import { vppChecks } from './vpp/vpp.checks';
import { followDelivery } from './vpp/vppDelivery';
import { VppCollection, VppRemittance } from './vpp/vpp.entity';
import { remittanceRelations } from './vpp/vpp.relations';
import { vppResolver } from './vpp/vpp.resolver';
import { vppRoutes } from './vpp/vpp.rest';
import { composeVppAdvice } from './vpp/vppAdvice';
import { writeOffChecks } from './writeoffs/writeOff.checks';
import { WriteOff } from './writeoffs/writeOff.entity';
import { writeOffRelations } from './writeoffs/writeOff.relations';
import { writeOffResolver } from './writeoffs/writeOff.resolver';
import { writeOffRoutes } from './writeoffs/writeOff.rest';

export const receivables = defineModule({
  records: {
    CustomerPayment: {
      entity: CustomerPayment,
      listedBy: 'customerPayments',
      visible: 'all',
      nameColumns: ['number'],
      relations: paymentRelations,
      refuseAtEnd: refusePaymentOfFiledMonth,
    },
    Allocation: {
      entity: Allocation,
      listedBy: 'customerPayments',
      visible: 'all',
      nameColumns: ['allocatedOn'],
      refuseAtEnd: refusePaymentOfFiledMonth,
    },
    OpeningItem: {
      entity: OpeningItem,
      plural: 'opening items',
      listedBy: 'customerPayments',
      visible: 'all',
      nameColumns: ['date'],
    },
    CreditLift: {
      entity: CreditLift,
      plural: 'credit lifts',
      listedBy: 'customerPayments',
      visible: 'all',
      nameColumns: ['until'],
    },
    CreditOverride: { entity: CreditOverride, listedBy: 'customerPayments', visible: 'all', nameColumns: ['reason'] },
    Refund: {
      entity: Refund,
      listedBy: 'refunds',
      visible: 'all',
      nameColumns: ['number'],
      refuseWrite: refuseRefundOfFiledMonth,
    },
    WriteOff: {
      entity: WriteOff,
      plural: 'write-offs',
      listedBy: 'writeOffs',
      visible: 'all',
      nameColumns: ['number'],
      relations: writeOffRelations,
    },
    VppRemittance: {
      entity: VppRemittance,
      listedBy: 'vppRemittances',
      visible: 'all',
      nameColumns: ['number'],
      relations: remittanceRelations,
    },
    VppCollection: { entity: VppCollection, listedBy: 'vppRemittances', visible: 'all', nameColumns: ['collectedOn'] },
  },
  hooks: {
    bookingCredit,
    followDelivery,
    hasSupplied,
    creditStop,
    creditStops,
    settlement: { markPaid, payRest, applyCreditNote, seedApplied, unpayInvoice },
  },
  resolvers: [
    receivablesResolver,
    creditNoteAllocationResolver,
    creditResolver,
    refundResolver,
    writeOffResolver,
    vppResolver,
  ],
  routes: [...receivableRoutes, ...refundRoutes, ...writeOffRoutes, ...vppRoutes],
  seedDemo: seedDemoReceivables,
  mailComposers: { Statement: composeStatement, VppAdvice: composeVppAdvice },
  checks: [...receivablesChecks, ...refundChecks, ...writeOffChecks, ...vppChecks],
});
