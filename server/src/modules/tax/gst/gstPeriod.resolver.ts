import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { GstPeriod } from '../../system/periods/gstPeriod.entity';
import { FileGstPeriodInput, ReopenGstPeriodInput } from './gstPeriod.inputs';
import { GstPeriodPage, GstPeriodSearch } from './gstPeriod.list';
import { fileGstPeriod, gstPeriods, reopenGstPeriod } from './gstPeriod.service';

@Resolver()
export class GstPeriodResolver {
  @Query(() => GstPeriodPage, { description: 'Months whose GSTR-1 is or was filed.' })
  gstPeriods(
    @Arg('search', () => GstPeriodSearch, { defaultValue: {} }) search: GstPeriodSearch,
    @CurrentCall() call: Call,
  ) {
    return gstPeriods(search, call);
  }

  @Mutation(() => GstPeriod, {
    description: 'Records that GSTR-1 of a month is filed. From then on nothing that is dated in it changes.',
  })
  fileGstPeriod(@Arg('input', () => FileGstPeriodInput) input: FileGstPeriodInput, @CurrentCall() call: Call) {
    return fileGstPeriod(input, call);
  }

  @Mutation(() => GstPeriod, { description: 'Opens a filed month again. The reason is in the change log.' })
  reopenGstPeriod(@Arg('input', () => ReopenGstPeriodInput) input: ReopenGstPeriodInput, @CurrentCall() call: Call) {
    return reopenGstPeriod(input, call);
  }
}
