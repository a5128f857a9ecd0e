import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { SettingSearch, UpdateSettingInput } from './setting.inputs';
import { settings, updateSetting } from './setting.service';
import { SettingInForce, SettingInForcePage } from './setting.type';

@Resolver()
export class SettingResolver {
  @Query(() => SettingInForcePage, { description: 'All settings, by key.' })
  settings(@Arg('search', () => SettingSearch, { defaultValue: {} }) search: SettingSearch, @CurrentCall() call: Call) {
    return settings(search, call);
  }

  @Mutation(() => SettingInForce)
  updateSetting(@Arg('input', () => UpdateSettingInput) input: UpdateSettingInput, @CurrentCall() call: Call) {
    return updateSetting(input, call);
  }
}
