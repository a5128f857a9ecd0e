import { defineModule } from '../../../core/module/module';
import { Setting } from './setting.entity';
import { SettingResolver } from './setting.resolver';
import { settingRoutes } from './setting.rest';

export const settings = defineModule({
  records: { Setting: { entity: Setting, listedBy: 'settings', visible: 'all', nameColumns: ['key'] } },
  resolvers: [SettingResolver],
  routes: settingRoutes,
});
