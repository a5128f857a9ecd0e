import { defineModule } from '../../core/module';
import { ReceiptBookResolver } from './receiptBook.resolver';
import { receiptBookRoutes } from './receiptBook.rest';

export const receiptbooks = defineModule({
  resolvers: [ReceiptBookResolver],
  routes: receiptBookRoutes,
});
