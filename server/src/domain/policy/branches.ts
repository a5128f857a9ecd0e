import { formatDate, formatMonth, type DateOnly, type Month } from '../values/dates';
import { NounPolicy, type Refusal } from './nounPolicy';

export const branchPolicy = new NounPolicy({
  group: 'Settings',
  actions: {
    branches: 'branches:read',
    saveBranch: 'branches:write',
    registrations: 'registrations:read',
    saveRegistration: 'registrations:write',
    closeRegistration: 'registrations:write',
  },
  screens: ['branches:all'],
  permissions: {
    'branches:read': { label: 'See the branches', kind: 'read', member: true },
    'branches:all': { label: 'See the records of all branches', kind: 'read', member: true },
    'branches:write': { label: 'Open, change and close branches', kind: 'admin', member: false },
    'registrations:read': { label: 'See the GST registrations', kind: 'read', member: false },
    'registrations:write': { label: 'Enter, change and close GST registrations', kind: 'admin', member: false },
  },
});

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

interface BranchStanding {
  name: string;
  undelivered: number;
  /** Who may sign in. */
  users: number;
  /** What names no branch is its own. */
  isFirst: boolean;
}

export const branchRefusal = {
  close: ({ name, undelivered, users, isFirst }: BranchStanding): Refusal => {
    if (isFirst) return `Branch ${name} takes what names no branch, and stays open`;
    if (undelivered > 0) return `Branch ${name} has ${counted(undelivered, 'undelivered consignment')}`;
    return users > 0 ? `Branch ${name} has ${counted(users, 'user')}` : null;
  },
  take: ({ name, isActive }: { name: string; isActive: boolean }): Refusal =>
    isActive ? null : `Branch ${name} is closed`,
  work: ({ name, isOwn }: { name: string; isOwn: boolean }): Refusal =>
    isOwn ? null : `You do not work in branch ${name}`,
  /** Its documents would change their supplier. */
  move: ({ name, gstin }: { name: string; gstin: string }): Refusal =>
    `Branch ${name} has supplied under ${gstin}, and stays there: open another one`,
  register: ({ gstin, closedOn }: { gstin: string; closedOn: DateOnly | null }): Refusal =>
    closedOn ? `Registration ${gstin} is closed from ${formatDate(closedOn)}` : null,
};

const hasApproved = (gstin: string, month: Month): string =>
  `Registration ${gstin} has approved invoices in ${formatMonth(month)}`;

export const registrationRefusal = {
  rename: ({ gstin, approved }: { gstin: string; approved: Month | null }): Refusal =>
    approved ? hasApproved(gstin, approved) : null,
  save: ({ isDefault, closedOn }: { isDefault: boolean; closedOn: DateOnly | null }): Refusal => {
    if (isDefault) return 'The default registration is that of the company profile, which is changed under Company';
    return closedOn ? `The registration is closed from ${formatDate(closedOn)}` : null;
  },
  filed: ({ gstin, from, isFiled }: { gstin: string; from: DateOnly; isFiled: boolean }): Refusal =>
    isFiled ? `Name and address of ${gstin} from ${formatDate(from)} stand in a filed month` : null,
  close: ({
    gstin,
    isDefault,
    approved,
    openBranch,
  }: {
    gstin: string;
    isDefault: boolean;
    approved?: Month | null;
    openBranch?: string | null;
  }): Refusal => {
    if (isDefault) return 'The default registration cannot be closed';
    if (approved) return hasApproved(gstin, approved);
    return openBranch ? `Registration ${gstin} is that of branch ${openBranch}` : null;
  },
};
