import type { RelatedShapes } from '../../../core/record/recordShape';
import { one, route, rows, type Answer } from '../../../core/module/route';
import { ConsignmentQuote, quoteConsignment } from './quote.service';
import { RateCard } from './rateCard.entity';
import { copyRateCard, createRateCard, deleteRateCard, rateCard, rateCards, updateRateCard } from './rateCard.service';
import { setRateSlabs } from './slab.service';
import { WeightRule } from './weightRule.entity';
import { saveWeightRule, weightRules } from './weightRule.service';
import { ZoneScheme } from './zone.entity';
import { saveZoneScheme, zoneScheme, zoneSchemes } from './zone.service';

const parties = {
  vendor: ['name'],
  customer: ['company'],
  scheme: ['name'],
} as const satisfies RelatedShapes<RateCard>;

const cardAnswer: Answer<RateCard> = one(RateCard, {
  with: {
    ...parties,
    slabs: {
      only: [
        'uniqueId',
        'serviceType',
        'parcelType',
        'fromWeight',
        'toWeight',
        'mode',
        'baseAmount',
        'stepWeight',
        'stepAmount',
      ],
      with: { zone: ['code', 'name'] },
    },
  },
});

const schemeAnswer: Answer<ZoneScheme> = one(ZoneScheme, {
  with: { zones: ['id', 'uniqueId', 'code', 'name'], rules: ['position', 'zoneId', 'kind', 'cityIds', 'stateIds'] },
});

const weightRuleAnswer: Answer<WeightRule> = one(WeightRule, { with: { vendor: ['name'] } });

const quoteAnswer: Answer<ConsignmentQuote> = one(ConsignmentQuote, {
  with: { customerLines: ['text', 'amount'], vendorLines: ['text', 'amount'] },
});

export const rateRoutes = [
  route('GET', 'ratecards', { run: rateCards, answer: rows(RateCard, { with: parties }) }),
  route('POST', 'ratecards', { run: createRateCard, answer: cardAnswer }),
  route('GET', 'ratecards/:uniqueId', { run: rateCard, answer: cardAnswer }),
  route('PUT', 'ratecards/:uniqueId', { run: updateRateCard, answer: cardAnswer }),
  route('DELETE', 'ratecards/:uniqueId', { run: deleteRateCard, answer: cardAnswer }),
  route('PUT', 'ratecards/:uniqueId/slabs', { run: setRateSlabs, answer: cardAnswer }),
  route('POST', 'ratecards/:uniqueId/copy', { run: copyRateCard, answer: cardAnswer }),
  route('GET', 'zoneschemes', { run: zoneSchemes, answer: rows(ZoneScheme) }),
  route('POST', 'zoneschemes', { run: saveZoneScheme, answer: schemeAnswer }),
  route('GET', 'zoneschemes/:uniqueId', { run: zoneScheme, answer: schemeAnswer }),
  route('PUT', 'zoneschemes/:uniqueId', { run: saveZoneScheme, answer: schemeAnswer }),
  route('GET', 'weightrules', { run: weightRules, answer: rows(WeightRule, { with: { vendor: ['name'] } }) }),
  route('PUT', 'weightrules', { run: saveWeightRule, answer: weightRuleAnswer }),
  route('POST', 'consignments/quote', { run: quoteConsignment, answer: quoteAnswer }),
];
