import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { RecordInput } from '../../../core/record/record.inputs';
import { SavedView } from './savedView.entity';
import { SaveViewInput, SetColumnsInput, SetDefaultViewInput, ViewSearch } from './view.inputs';
import { deleteView, savedViews, saveView, ScreenViews, setColumns, setDefaultView } from './view.service';

@Resolver()
export class ViewResolver {
  @Query(() => ScreenViews)
  savedViews(@Arg('search', () => ViewSearch) search: ViewSearch, @CurrentCall() call: Call) {
    return savedViews(search, call);
  }

  @Mutation(() => SavedView)
  saveView(@Arg('input', () => SaveViewInput) input: SaveViewInput, @KeyedCall() call: Call) {
    return saveView(input, call);
  }

  @Mutation(() => SavedView)
  deleteView(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return deleteView(input, call);
  }

  @Mutation(() => ScreenViews)
  setDefaultView(@Arg('input', () => SetDefaultViewInput) input: SetDefaultViewInput, @CurrentCall() call: Call) {
    return setDefaultView(input, call);
  }

  @Mutation(() => ScreenViews)
  setColumns(@Arg('input', () => SetColumnsInput) input: SetColumnsInput, @CurrentCall() call: Call) {
    return setColumns(input, call);
  }
}
