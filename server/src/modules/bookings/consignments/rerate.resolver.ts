import { Arg, Mutation, Resolver } from 'type-graphql';
import { KeyedCall, type Call } from '../../../core/operation/context';
import { RerateConsignmentsInput } from './rerate.inputs';
import { rerateConsignments } from './rerate.service';
import { RerateResult } from './rerate.type';

@Resolver()
export class RerateResolver {
  @Mutation(() => RerateResult)
  rerateConsignments(
    @Arg('input', () => RerateConsignmentsInput) input: RerateConsignmentsInput,
    @KeyedCall() call: Call,
  ) {
    return rerateConsignments(input, call);
  }
}
