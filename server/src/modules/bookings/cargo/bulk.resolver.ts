import { Arg, Mutation, Resolver } from 'type-graphql';
import { BulkInput } from '../../../core/operation/bulk.inputs';
import { KeyedCall, type Call } from '../../../core/operation/context';
import { BulkCargo, bulkApproveCargo, bulkPayCargo } from './bulk.service';
import { BulkPayCargoInput } from './cargo.inputs';

@Resolver()
export class CargoBulkResolver {
  @Mutation(() => [BulkCargo])
  bulkApproveCargo(@Arg('input', () => BulkInput) input: BulkInput, @KeyedCall() call: Call) {
    return bulkApproveCargo(input, call);
  }

  @Mutation(() => [BulkCargo])
  bulkPayCargo(@Arg('input', () => BulkPayCargoInput) input: BulkPayCargoInput, @KeyedCall() call: Call) {
    return bulkPayCargo(input, call);
  }
}
