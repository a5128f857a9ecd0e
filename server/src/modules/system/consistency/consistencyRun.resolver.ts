import { Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { NoInput } from '../../../core/operation/operation';
import { consistencyRuns } from './consistencyRun.service';
import { ConsistencyResultPage } from './consistencyRun.type';

@Resolver()
export class ConsistencyRunResolver {
  @Query(() => ConsistencyResultPage, {
    description: 'The nightly checks of the last 30 days, newest first. Admins only.',
  })
  consistencyRuns(@CurrentCall() call: Call) {
    return consistencyRuns(new NoInput(), call);
  }
}
