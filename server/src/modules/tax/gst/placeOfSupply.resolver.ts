import { Arg, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { placeOfSupply } from './placeOfSupply.service';
import { PlaceOfSupply, PlaceOfSupplyInput } from './placeOfSupply.type';

@Resolver()
export class PlaceOfSupplyResolver {
  @Query(() => PlaceOfSupply, { description: 'Which tax the services of a customer bear, and why.' })
  placeOfSupply(@Arg('input', () => PlaceOfSupplyInput) input: PlaceOfSupplyInput, @CurrentCall() call: Call) {
    return placeOfSupply(input, call);
  }
}
