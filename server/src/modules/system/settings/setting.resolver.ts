import { field, resolver } from '../../../core/operation/resolver';
import { settings, updateSetting } from './setting.service';
import { SettingInForce, SettingInForcePage } from './setting.type';

export const settingResolver = resolver(
  field(settings, SettingInForcePage, { description: 'All settings, by key.' }),
  field(updateSetting, SettingInForce),
);
