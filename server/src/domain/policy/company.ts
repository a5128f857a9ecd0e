import { formatDate, type DateOnly } from '../values/dates';
import { NounPolicy, type Refusal } from './nounPolicy';

export const companyPolicy = new NounPolicy({
  group: 'Settings',
  actions: {
    companyProfile: 'company:ofDay',
    companyProfiles: 'company:read',
    saveCompanyProfile: 'company:write',
    uploadCompanyImage: 'company:write',
    /** REST only: what /dynamic/images serves. */
    companyImage: 'public',
  },
  permissions: {
    'company:ofDay': { label: 'See the company of a day', kind: 'everyone', member: true },
    'company:read': { label: 'See all profiles of the company', kind: 'read', member: false },
    'company:write': { label: 'Change the company', kind: 'admin', member: false },
  },
});

export const companyRefusal = {
  save: ({ validFrom, isFiled }: { validFrom: DateOnly; isFiled: boolean }): Refusal =>
    isFiled ? `A profile from ${formatDate(validFrom)} stands in a filed month` : null,
};
