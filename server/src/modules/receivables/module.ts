import { defineModule, internalEntities } from '../../core/module';
import { CreditLift, CreditOverride } from './credit/credit.entity';
import { CreditResolver } from './credit/credit.resolver';
import { LedgerEntry } from './ledger/ledgerEntry.entity';
import { OpeningItem } from './opening.entity';
import { Allocation, CustomerPayment } from './payment.entity';
import { receivablesChecks } from './receivables.checks';
import { seedDemoReceivables } from './receivables.demo';
import { allocationRelations, liftRelations, openingRelations, paymentRelations } from './receivables.relations';
import { ReceivablesResolver } from './receivables.resolver';
import { receivableRoutes } from './receivables.rest';
import { composeStatement } from './statementMail';

export const receivables = defineModule({
  records: {
    CustomerPayment: {
      entity: CustomerPayment,
      listedBy: 'customerPayments',
      nameColumns: ['number'],
      relations: paymentRelations,
    },
    Allocation: {
      entity: Allocation,
      listedBy: 'customerPayments',
      nameColumns: ['allocatedOn'],
      relations: allocationRelations,
    },
    OpeningItem: {
      entity: OpeningItem,
      listedBy: 'customerPayments',
      nameColumns: ['date'],
      relations: openingRelations,
    },
    CreditLift: {
      entity: CreditLift,
      listedBy: 'customerPayments',
      nameColumns: ['until'],
      relations: liftRelations,
    },
    CreditOverride: { entity: CreditOverride, listedBy: 'customerPayments', nameColumns: ['reason'] },
  },
  internalEntities: internalEntities(LedgerEntry),
  resolvers: [ReceivablesResolver, CreditResolver],
  routes: receivableRoutes,
  seedDemo: seedDemoReceivables,
  mailComposers: { Statement: composeStatement },
  checks: receivablesChecks,
});
