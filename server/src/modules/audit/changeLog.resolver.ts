import { Arg, Query, Resolver } from 'type-graphql';
import { TheCall, type Call } from '../../context';
import { ChangeLogPage, ChangeLogSearch } from './changeLog.list';
import { changeLog } from './changeLog.service';

@Resolver()
export class ChangeLogResolver {
  @Query(() => ChangeLogPage, { description: 'The newest first.' })
  changeLog(@Arg('search', () => ChangeLogSearch) search: ChangeLogSearch, @TheCall() call: Call) {
    return changeLog(search, call);
  }
}
