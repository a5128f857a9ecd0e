import { defineModule } from '../../../core/module/module';
import type { Reader } from '../../../db/read/reader';
import type { DateOnly } from '../../../domain/values/dates';
import { Setting } from './setting.entity';
import { settingResolver } from './setting.resolver';
import { settingRoutes } from './setting.rest';
import { settingOn } from './settingValues';

export const settings = defineModule({
  hooks: {
    booksFrom: (db: Reader, today: DateOnly) => settingOn(db, 'books.from', today),
  },
  records: { Setting: { entity: Setting, listedBy: 'settings', visible: 'all', nameColumns: ['key'] } },
  resolvers: [settingResolver],
  routes: settingRoutes,
});
