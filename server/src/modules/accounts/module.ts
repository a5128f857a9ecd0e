import { defineModule, internalEntities } from '../../core/module';
import { composeAccountLink } from './accountMails';
import { AccountResolver } from './account.resolver';
import { accountRoutes } from './account.rest';
import { FailedSignIn, RecoveryRequest } from './attempt.entity';
import { AccountLink } from './link.entity';
import { Session } from './session.entity';

export const accounts = defineModule({
  internalEntities: internalEntities(AccountLink, FailedSignIn, RecoveryRequest, Session),
  resolvers: [AccountResolver],
  routes: accountRoutes,
  mailComposers: { AccountLink: composeAccountLink },
});
