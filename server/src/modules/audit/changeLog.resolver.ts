import { Arg, Query, Resolver } from 'type-graphql';
import { TheCall, type Call } from '../../context';
import { ChangeLog } from './changeLog.entity';
import { ChangeLogSearch } from './changeLog.inputs';
import { changeLog } from './changeLog.service';

@Resolver()
export class ChangeLogResolver {
  @Query(() => [ChangeLog], { description: 'The newest first.' })
  changeLog(@Arg('search', () => ChangeLogSearch) search: ChangeLogSearch, @TheCall() call: Call) {
    return changeLog(search, call);
  }
}
