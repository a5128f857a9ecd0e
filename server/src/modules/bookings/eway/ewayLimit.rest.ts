import type { RelatedShapes } from '../../../core/record/recordShape';
import { one, route, rows } from '../../../core/module/route';
import { EwayLimit } from './ewayLimit.entity';
import { ewayLimit, ewayLimits, saveEwayLimit } from './ewayLimit.service';

const shape = { with: { state: ['id', 'name', 'code'] } as const satisfies RelatedShapes<EwayLimit> };

export const ewayLimitRoutes = [
  route('GET', 'gst/ewaylimits', { run: ewayLimits, answer: rows(EwayLimit, shape) }),
  route('GET', 'gst/ewaylimit', { run: ewayLimit, answer: one<EwayLimit | null>(EwayLimit, shape) }),
  route('PUT', 'gst/ewaylimits', { run: saveEwayLimit, answer: one(EwayLimit, shape) }),
];
