import { defineModule } from '../../../core/module/module';
import { mailResolver } from './mail.resolver';
import { mailRoutes } from './mail.rest';
import { composeTest } from './testMail';

export const mails = defineModule({
  resolvers: [mailResolver],
  routes: mailRoutes,
  mailComposers: { Test: composeTest },
});
