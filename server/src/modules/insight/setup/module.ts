import { defineModule } from '../../../core/module/module';
import { demoMark, hiddenMark, setMark } from '../../parties/company/setUpMarks';
import { setUpResolver } from './setUp.resolver';
import { setUpRoutes } from './setUp.rest';

export const setup = defineModule({
  resolvers: [setUpResolver],
  routes: setUpRoutes,
  async seedDemo(db) {
    await setMark(db, demoMark);
    // The demo is for looking at the product, not for setting it up.
    await setMark(db, hiddenMark);
  },
});
