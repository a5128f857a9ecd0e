import { defineModule } from '../../../core/module/module';
import { setMark, hiddenMark } from '../../parties/company/setUpMarks';
import { setUpResolver } from './setUp.resolver';
import { setUpRoutes } from './setUp.rest';

export const setup = defineModule({
  resolvers: [setUpResolver],
  routes: setUpRoutes,
  // The demo is for looking at the product, not for setting it up.
  seedDemo: (db) => setMark(db, hiddenMark),
});
