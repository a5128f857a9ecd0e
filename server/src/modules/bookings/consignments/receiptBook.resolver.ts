import { Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { NoInput } from '../../../core/operation/operation';
import { nextReceipt, Receipt } from './receiptBook.service';

@Resolver()
export class ReceiptBookResolver {
  @Query(() => Receipt)
  nextReceipt(@CurrentCall() call: Call) {
    return nextReceipt(new NoInput(), call);
  }
}
