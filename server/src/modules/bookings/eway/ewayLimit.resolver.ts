import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { EwayLimit } from './ewayLimit.entity';
import { EwayLimitAsked, SaveEwayLimitInput } from './ewayLimit.inputs';
import { EwayLimitPage, EwayLimitSearch } from './ewayLimit.list';
import { ewayLimit, ewayLimits, saveEwayLimit } from './ewayLimit.service';

@Resolver()
export class EwayLimitResolver {
  @Query(() => EwayLimitPage, { description: 'Values above which goods need an e-way bill.' })
  ewayLimits(
    @Arg('search', () => EwayLimitSearch, { defaultValue: {} }) search: EwayLimitSearch,
    @CurrentCall() call: Call,
  ) {
    return ewayLimits(search, call);
  }

  @Query(() => EwayLimit, { nullable: true, description: 'The limit between two cities on a day; null: none.' })
  ewayLimit(@Arg('input', () => EwayLimitAsked) input: EwayLimitAsked, @CurrentCall() call: Call) {
    return ewayLimit(input, call);
  }

  @Mutation(() => EwayLimit)
  saveEwayLimit(@Arg('input', () => SaveEwayLimitInput) input: SaveEwayLimitInput, @KeyedCall() call: Call) {
    return saveEwayLimit(input, call);
  }
}
