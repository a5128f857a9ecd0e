import { Arg, Mutation, Resolver } from 'type-graphql';
import { BulkInput } from '../../../core/operation/bulk.inputs';
import { KeyedCall, type Call } from '../../../core/operation/context';
import { BulkConsignment, bulkAddHistory, bulkApprove, bulkDelete, bulkPay, bulkTrack } from './bulk.service';
import { BulkPayInput } from './consignment.inputs';
import { BulkAddHistoryInput } from './history.inputs';

@Resolver()
export class ConsignmentBulkResolver {
  @Mutation(() => [BulkConsignment])
  bulkAddHistory(@Arg('input', () => BulkAddHistoryInput) input: BulkAddHistoryInput, @KeyedCall() call: Call) {
    return bulkAddHistory(input, call);
  }

  @Mutation(() => [BulkConsignment])
  bulkDelete(@Arg('input', () => BulkInput) input: BulkInput, @KeyedCall() call: Call) {
    return bulkDelete(input, call);
  }

  @Mutation(() => [BulkConsignment])
  bulkTrack(@Arg('input', () => BulkInput) input: BulkInput, @KeyedCall() call: Call) {
    return bulkTrack(input, call);
  }

  @Mutation(() => [BulkConsignment])
  bulkApprove(@Arg('input', () => BulkInput) input: BulkInput, @KeyedCall() call: Call) {
    return bulkApprove(input, call);
  }

  @Mutation(() => [BulkConsignment])
  bulkPay(@Arg('input', () => BulkPayInput) input: BulkPayInput, @KeyedCall() call: Call) {
    return bulkPay(input, call);
  }
}
