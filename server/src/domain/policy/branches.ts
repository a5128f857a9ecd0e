import { formatDate, type DateOnly } from '../values/dates';
import { NounPolicy, type Refusal } from './nounPolicy';

export const branchPolicy = new NounPolicy({
  actions: {
    branches: 'branches:read',
    saveBranch: 'branches:write',
    registrations: 'registrations:read',
    saveRegistration: 'registrations:write',
    closeRegistration: 'registrations:write',
  },
  member: ['branches:read'],
});

export const branchRefusal = {
  /** `isFirst`: what names no branch is its own. */
  close: ({ name, isFirst }: { name: string; isFirst: boolean }): Refusal =>
    isFirst ? `Branch ${name} takes what names no branch, and stays open` : null,
  register: ({ gstin, closedOn }: { gstin: string; closedOn: DateOnly | null }): Refusal =>
    closedOn ? `Registration ${gstin} is closed from ${formatDate(closedOn)}` : null,
};

export const registrationRefusal = {
  save: ({ isDefault, closedOn }: { isDefault: boolean; closedOn: DateOnly | null }): Refusal => {
    if (isDefault) return 'The default registration is that of the company profile, which is changed under Company';
    return closedOn ? `The registration is closed from ${formatDate(closedOn)}` : null;
  },
  close: ({
    gstin,
    isDefault,
    openBranch,
  }: {
    gstin: string;
    isDefault: boolean;
    openBranch?: string | null;
  }): Refusal => {
    if (isDefault) return 'The default registration cannot be closed';
    return openBranch ? `Registration ${gstin} is that of branch ${openBranch}` : null;
  },
};
