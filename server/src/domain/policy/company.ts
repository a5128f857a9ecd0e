import { formatDate, type DateOnly } from '../values/dates';
import { NounPolicy, type Refusal } from './nounPolicy';

export const companyPolicy = new NounPolicy({
  actions: {
    companyProfile: 'company:ofDay',
    companyProfiles: 'company:read',
    saveCompanyProfile: 'company:write',
    uploadCompanyImage: 'company:write',
    /** REST only: what /dynamic/images serves. */
    companyImage: 'public',
  },
  member: ['company:ofDay'],
});

export const companyRefusal = {
  save: ({ validFrom, isFiled }: { validFrom: DateOnly; isFiled: boolean }): Refusal =>
    isFiled ? `A profile from ${formatDate(validFrom)} stands in a filed month` : null,
};
