import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { Enquiry } from './enquiry.entity';
import { ResolveEnquiryInput, SubmitEnquiryInput } from './enquiry.inputs';
import { EnquiryPage, EnquirySearch } from './enquiry.list';
import { enquiries, resolveEnquiry, submitEnquiry } from './enquiry.service';

@Resolver()
export class EnquiryResolver {
  @Query(() => EnquiryPage)
  enquiries(
    @Arg('search', () => EnquirySearch, { defaultValue: {} }) search: EnquirySearch,
    @CurrentCall() call: Call,
  ) {
    return enquiries(search, call);
  }

  @Mutation(() => Enquiry)
  submitEnquiry(@Arg('input', () => SubmitEnquiryInput) input: SubmitEnquiryInput, @KeyedCall() call: Call) {
    return submitEnquiry(input, call);
  }

  @Mutation(() => Enquiry)
  resolveEnquiry(@Arg('input', () => ResolveEnquiryInput) input: ResolveEnquiryInput, @CurrentCall() call: Call) {
    return resolveEnquiry(input, call);
  }
}
