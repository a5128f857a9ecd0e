import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { CountVisitInput } from './visit.inputs';
import { VisitPage, VisitSearch } from './visit.list';
import { countVisit, visits } from './visit.service';

@Resolver()
export class VisitResolver {
  @Query(() => VisitPage)
  visits(@Arg('search', () => VisitSearch, { defaultValue: {} }) search: VisitSearch, @CurrentCall() call: Call) {
    return visits(search, call);
  }

  @Mutation(() => Boolean, { description: 'Counts a page view of the public site for the visitor.' })
  countVisit(@Arg('input', () => CountVisitInput) input: CountVisitInput, @CurrentCall() call: Call) {
    return countVisit(input, call);
  }
}
