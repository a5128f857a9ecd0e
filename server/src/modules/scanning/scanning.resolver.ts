import { Arg, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../core/context';
import { FindAwbInput } from './awbMatch.inputs';
import { findAwb } from './awbMatch.service';
import { AwbMatch } from './awbMatch.type';

@Resolver()
export class ScanningResolver {
  @Query(() => [AwbMatch], {
    description: 'The live bookings that a scanned or typed code names: none, one, or one of each kind.',
  })
  findAwb(@Arg('input', () => FindAwbInput) input: FindAwbInput, @CurrentCall() call: Call) {
    return findAwb(input, call);
  }
}
