import { one, route, rows } from '../../../core/module/route';
import type { RelatedShapes } from '../../../core/record/recordShape';
import { settings, updateSetting } from './setting.service';
import { SettingInForce } from './setting.type';

const shape = {
  with: {
    values: { with: { changedBy: ['firstName', 'lastName'] } },
  } as const satisfies RelatedShapes<SettingInForce>,
};

export const settingRoutes = [
  route('GET', 'settings', { run: settings, answer: rows(SettingInForce, shape) }),
  route('PUT', 'settings/:key', { run: updateSetting, answer: one(SettingInForce, shape) }),
];
