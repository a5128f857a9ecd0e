import { defineModule } from '../../../core/module/module';
import { RateCard, RateSlab } from './rateCard.entity';
import { seedDemoRates } from './rates.demo';
import { rateCardRelations, zoneRuleRelations, zoneSchemeRelations } from './rates.relations';
import { ratesResolver } from './rates.resolver';
import { rateRoutes } from './rates.rest';
import { WeightRule } from './weightRule.entity';
import { Zone, ZoneRule, ZoneScheme } from './zone.entity';

export const rates = defineModule({
  records: {
    ZoneScheme: {
      entity: ZoneScheme,
      listedBy: 'zoneSchemes',
      visible: 'all',
      nameColumns: ['name'],
      relations: zoneSchemeRelations,
    },
    Zone: { entity: Zone, listedBy: 'zoneSchemes', visible: 'all', nameColumns: ['code', 'name'] },
    ZoneRule: {
      entity: ZoneRule,
      listedBy: 'zoneSchemes',
      visible: 'all',
      nameColumns: ['kind'],
      relations: zoneRuleRelations,
    },
    WeightRule: { entity: WeightRule, listedBy: 'weightRules', visible: 'all', nameColumns: ['serviceType'] },
    RateCard: {
      entity: RateCard,
      listedBy: 'rateCards',
      visible: 'all',
      nameColumns: ['name'],
      relations: rateCardRelations,
    },
    RateSlab: { entity: RateSlab, listedBy: 'rateCards', visible: 'all', nameColumns: ['serviceType'] },
  },
  resolvers: [ratesResolver],
  seedDemo: seedDemoRates,
  routes: rateRoutes,
});
