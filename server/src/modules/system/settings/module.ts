import { defineModule } from '../../../core/module/module';
import { Setting } from './setting.entity';
import { settingResolver } from './setting.resolver';
import { settingRoutes } from './setting.rest';

export const settings = defineModule({
  records: { Setting: { entity: Setting, listedBy: 'settings', visible: 'all', nameColumns: ['key'] } },
  resolvers: [settingResolver],
  routes: settingRoutes,
});
