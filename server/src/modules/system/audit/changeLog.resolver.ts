import { Arg, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { ChangeLogPage, ChangeLogSearch } from './changeLog.list';
import { changeLog } from './changeLog.service';

@Resolver()
export class ChangeLogResolver {
  @Query(() => ChangeLogPage, { description: 'Changes of records, newest first.' })
  changeLog(@Arg('search', () => ChangeLogSearch) search: ChangeLogSearch, @CurrentCall() call: Call) {
    return changeLog(search, call);
  }
}
