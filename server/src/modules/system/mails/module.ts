import { defineModule } from '../../../core/module/module';
import { mailNeeds } from './mail.needs';
import { mailResolver } from './mail.resolver';
import { mailRoutes } from './mail.rest';
import { composeTest } from './testMail';

export const mails = defineModule({
  resolvers: [mailResolver],
  routes: mailRoutes,
  needs: mailNeeds,
  mailComposers: { Test: composeTest },
});
