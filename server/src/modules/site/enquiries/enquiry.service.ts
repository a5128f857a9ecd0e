import { enquiryRefusal } from '../../../domain/policy/enquiries';
import { refuse } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { refuseBeyond } from '../../../core/limits/rateLimit';
import { recordVisitEvent } from '../visits/visitCounter';
import { Enquiry } from './enquiry.entity';
import { ResolveEnquiryInput, SubmitEnquiryInput } from './enquiry.inputs';
import { enquiryList, EnquirySearch } from './enquiry.list';

export const enquiries = listQuery('enquiries', EnquirySearch, enquiryList);

export const submitEnquiry = command({
  action: 'submitEnquiry',
  input: SubmitEnquiryInput,
  async run(context, { enquiryType, name, email, message }) {
    await refuseBeyond(context, 'enquiry');
    await recordVisitEvent(context, 'enquirySent', '/contact');
    return context.db.insert(Enquiry, {
      enquiryType,
      name: name.trim(),
      email: email.trim(),
      message: message.trim(),
      isResolved: false,
      resolution: null,
    });
  },
});

export const resolveEnquiry = command({
  action: 'resolveEnquiry',
  input: ResolveEnquiryInput,
  async run({ db }, { uniqueId, version, resolution }) {
    const found = await db.lock(Enquiry, uniqueId, version);
    refuse(enquiryRefusal.resolve(found));
    return db.update(found, { resolution: resolution.trim(), isResolved: true });
  },
});
