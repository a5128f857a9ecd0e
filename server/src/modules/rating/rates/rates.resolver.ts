import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { ConsignmentQuote, quoteConsignment } from './quote.service';
import { RateCard } from './rateCard.entity';
import { copyRateCard, createRateCard, deleteRateCard, rateCard, rateCards, updateRateCard } from './rateCard.service';
import { RateCardPage, WeightRulePage, ZoneSchemePage } from './rates.list';
import { setRateSlabs } from './slab.service';
import { WeightRule } from './weightRule.entity';
import { saveWeightRule, weightRules } from './weightRule.service';
import { ZoneScheme } from './zone.entity';
import { saveZoneScheme, zoneScheme, zoneSchemes } from './zone.service';

export const ratesResolver = resolver(
  field(rateCards, RateCardPage),
  field(rateCard, RateCard),
  field(zoneSchemes, ZoneSchemePage),
  field(zoneScheme, ZoneScheme),
  field(weightRules, WeightRulePage),
  field(quoteConsignment, ConsignmentQuote),
  keyedField(saveZoneScheme, ZoneScheme),
  keyedField(saveWeightRule, WeightRule),
  keyedField(createRateCard, RateCard),
  field(updateRateCard, RateCard),
  keyedField(copyRateCard, RateCard),
  field(deleteRateCard, RateCard),
  field(setRateSlabs, RateCard),
);
