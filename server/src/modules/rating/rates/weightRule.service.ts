import { command } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { WeightRuleSearch, weightRuleList } from './rates.list';
import { ratesChanged } from './rateBook';
import { WeightRule } from './weightRule.entity';
import { SaveWeightRuleInput } from './zone.inputs';

export const weightRules = listQuery('weightRules', WeightRuleSearch, weightRuleList);

export const saveWeightRule = command({
  action: 'saveWeightRule',
  input: SaveWeightRuleInput,
  taken: ({ serviceType }) => `A weight rule of this vendor for ${serviceType} already exists`,
  async run({ db }, input) {
    const { serviceType, divisor, longSide = null, longSideTimes } = input;
    const found = input.uniqueId ? await db.lock(WeightRule, input.uniqueId, input.version) : null;
    const vendor = input.vendorId ? await db.named(Vendor, input.vendorId, 'Vendor', 'vendorId') : null;
    const values = {
      vendorId: vendor?.id ?? null,
      serviceType,
      divisor,
      longSide,
      longSideTimes: longSideTimes ?? unmultiplied,
      liveKey: `${vendor?.id ?? 'all'}:${serviceType}`,
    };
    await ratesChanged(db);
    return found ? db.update(found, values) : db.insert(WeightRule, values);
  },
});

/** In tenths. */
const unmultiplied = 10;
