import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { TheCall, type Call } from '../../context';
import { Enquiry } from './enquiry.entity';
import { ResolveEnquiryInput, SubmitEnquiryInput } from './enquiry.inputs';
import { EnquiryPage, EnquirySearch } from './enquiry.list';
import { enquiries, resolveEnquiry, submitEnquiry } from './enquiry.service';

@Resolver()
export class EnquiryResolver {
  @Query(() => EnquiryPage)
  enquiries(@Arg('search', () => EnquirySearch, { defaultValue: {} }) search: EnquirySearch, @TheCall() call: Call) {
    return enquiries(search, call);
  }

  @Mutation(() => Enquiry)
  submitEnquiry(
    @Arg('input', () => SubmitEnquiryInput) input: SubmitEnquiryInput,
    @Arg('clientRequestId', () => String, { nullable: true }) _key: string | undefined,
    @TheCall() call: Call,
  ) {
    return submitEnquiry(input, call);
  }

  @Mutation(() => Enquiry)
  resolveEnquiry(@Arg('input', () => ResolveEnquiryInput) input: ResolveEnquiryInput, @TheCall() call: Call) {
    return resolveEnquiry(input, call);
  }
}
