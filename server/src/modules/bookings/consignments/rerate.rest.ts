import { one, route } from '../../../core/module/route';
import { rerateConsignments } from './rerate.service';
import { RerateResult } from './rerate.type';

export const rerateRoutes = [
  route('POST', 'consignments/rerate', {
    run: rerateConsignments,
    answer: one(RerateResult, { with: { rows: 'all' } }),
  }),
];
