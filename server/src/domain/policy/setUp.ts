import { NounPolicy, type Refusal } from './nounPolicy';

export const setUpPolicy = new NounPolicy({
  group: 'Settings',
  actions: {
    setUpState: 'setUp:read',
    noteSetUp: 'setUp:write',
    hideSetUp: 'setUp:write',
    emptyDemo: 'setUp:write',
  },
  permissions: {
    'setUp:read': { label: 'See the first steps of the company', kind: 'read', member: false, ofCompany: true },
    'setUp:write': { label: 'Take the first steps of the company', kind: 'admin', member: false },
  },
});

export const setUpRefusal = {
  emptyDemo: ({ isDemo }: { isDemo: boolean }): Refusal => (isDemo ? null : 'This company is not the demo'),
};
