import { defineModule, internalEntities } from '../../../core/module/module';
import { composeAccountLink } from './accountMails';
import { accountResolver } from './account.resolver';
import { accountRoutes } from './account.rest';
import { FailedSignIn, RecoveryRequest } from './attempt.entity';
import { AccountLink } from './link.entity';
import { RecoveryCode, SecondFactor } from './secondFactor/secondFactor.entity';
import { secondFactorResolver } from './secondFactor/secondFactor.resolver';
import { endLinksOf, mailLink } from './links';
import { removeSecrets } from './secondFactor/codes';
import { endSessionsOf } from './session.service';
import { Session } from './session.entity';
import { SetUpLink } from './setUpLink.entity';

export const accounts = defineModule({
  internalEntities: internalEntities(
    AccountLink,
    FailedSignIn,
    RecoveryRequest,
    Session,
    SecondFactor,
    RecoveryCode,
    SetUpLink,
  ),
  resolvers: [accountResolver, secondFactorResolver],
  routes: accountRoutes,
  hooks: {
    signIn: { invite: mailLink, endLinks: endLinksOf, endSessions: endSessionsOf, removeSecrets },
  },
  mailComposers: { AccountLink: composeAccountLink },
});
