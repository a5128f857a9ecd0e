import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { RecordInput } from '../../../core/record/record.inputs';
import { QuoteConsignmentInput } from './quote.inputs';
import { ConsignmentQuote, quoteConsignment } from './quote.service';
import { RateCard } from './rateCard.entity';
import { CopyRateCardInput, CreateRateCardInput, SetRateSlabsInput, UpdateRateCardInput } from './rateCard.inputs';
import { copyRateCard, createRateCard, deleteRateCard, rateCard, rateCards, updateRateCard } from './rateCard.service';
import {
  RateCardPage,
  RateCardSearch,
  WeightRulePage,
  WeightRuleSearch,
  ZoneSchemePage,
  ZoneSchemeSearch,
} from './rates.list';
import { setRateSlabs } from './slab.service';
import { WeightRule } from './weightRule.entity';
import { saveWeightRule, weightRules } from './weightRule.service';
import { ZoneScheme } from './zone.entity';
import { SaveWeightRuleInput, SaveZoneSchemeInput } from './zone.inputs';
import { saveZoneScheme, zoneScheme, zoneSchemes } from './zone.service';

@Resolver()
export class RatesResolver {
  @Query(() => RateCardPage)
  rateCards(
    @Arg('search', () => RateCardSearch, { defaultValue: {} }) search: RateCardSearch,
    @CurrentCall() call: Call,
  ) {
    return rateCards(search, call);
  }

  @Query(() => RateCard)
  rateCard(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return rateCard({ uniqueId }, call);
  }

  @Query(() => ZoneSchemePage)
  zoneSchemes(
    @Arg('search', () => ZoneSchemeSearch, { defaultValue: {} }) search: ZoneSchemeSearch,
    @CurrentCall() call: Call,
  ) {
    return zoneSchemes(search, call);
  }

  @Query(() => ZoneScheme)
  zoneScheme(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return zoneScheme({ uniqueId }, call);
  }

  @Query(() => WeightRulePage)
  weightRules(
    @Arg('search', () => WeightRuleSearch, { defaultValue: {} }) search: WeightRuleSearch,
    @CurrentCall() call: Call,
  ) {
    return weightRules(search, call);
  }

  @Query(() => ConsignmentQuote)
  quoteConsignment(@Arg('input', () => QuoteConsignmentInput) input: QuoteConsignmentInput, @CurrentCall() call: Call) {
    return quoteConsignment(input, call);
  }

  @Mutation(() => ZoneScheme)
  saveZoneScheme(@Arg('input', () => SaveZoneSchemeInput) input: SaveZoneSchemeInput, @KeyedCall() call: Call) {
    return saveZoneScheme(input, call);
  }

  @Mutation(() => WeightRule)
  saveWeightRule(@Arg('input', () => SaveWeightRuleInput) input: SaveWeightRuleInput, @KeyedCall() call: Call) {
    return saveWeightRule(input, call);
  }

  @Mutation(() => RateCard)
  createRateCard(@Arg('input', () => CreateRateCardInput) input: CreateRateCardInput, @KeyedCall() call: Call) {
    return createRateCard(input, call);
  }

  @Mutation(() => RateCard)
  updateRateCard(@Arg('input', () => UpdateRateCardInput) input: UpdateRateCardInput, @CurrentCall() call: Call) {
    return updateRateCard(input, call);
  }

  @Mutation(() => RateCard)
  copyRateCard(@Arg('input', () => CopyRateCardInput) input: CopyRateCardInput, @KeyedCall() call: Call) {
    return copyRateCard(input, call);
  }

  @Mutation(() => RateCard)
  deleteRateCard(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return deleteRateCard(input, call);
  }

  @Mutation(() => RateCard)
  setRateSlabs(@Arg('input', () => SetRateSlabsInput) input: SetRateSlabsInput, @CurrentCall() call: Call) {
    return setRateSlabs(input, call);
  }
}
