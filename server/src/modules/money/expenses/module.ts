import { defineModule } from '../../../core/module/module';
import { closedWithItsBooks } from '../../system/periods/filedMonth';
import { seedDemoExpenses } from './expense.demo';
import { Expense } from './expense.entity';
import { expenseResolver } from './expense.resolver';
import { expenseRoutes } from './expense.rest';

export const expenses = defineModule({
  records: {
    Expense: {
      entity: Expense,
      listedBy: 'expenses',
      visible: 'all',
      nameColumns: ['remark'],
      refuseWrite: closedWithItsBooks(({ date }) => date),
    },
  },
  resolvers: [expenseResolver],
  seedDemo: seedDemoExpenses,
  routes: expenseRoutes,
});
