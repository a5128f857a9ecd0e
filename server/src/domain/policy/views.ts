import { NounPolicy } from './nounPolicy';

/** Whether a view of another person may be changed, the view itself decides. */
export const viewPolicy = new NounPolicy({
  group: 'Own work',
  actions: {
    savedViews: 'views:read',
    saveView: 'views:write',
    deleteView: 'views:write',
    setDefaultView: 'views:write',
    setColumns: 'views:write',
  },
  // To change or delete what another person shares.
  screens: ['views:shared'],
  permissions: {
    'views:read': { label: 'See saved views', kind: 'everyone', member: true },
    'views:write': { label: 'Save views, choose columns', kind: 'write', member: true },
    'views:shared': { label: 'Change views that others share', kind: 'write', member: false },
  },
});
