import { Arg, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { SecurityEventPage, SecurityEventSearch } from './securityEvent.list';
import { securityEvents } from './securityEvent.service';

@Resolver()
export class SecurityEventResolver {
  @Query(() => SecurityEventPage, {
    description: 'The security log: sign-ins, sessions, refusals, exports, mails, and changes of users.',
  })
  securityEvents(
    @Arg('search', () => SecurityEventSearch, { defaultValue: {} }) search: SecurityEventSearch,
    @CurrentCall() call: Call,
  ) {
    return securityEvents(search, call);
  }
}
