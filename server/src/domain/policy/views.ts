import { NounPolicy } from './nounPolicy';

/** Whether a view of another person may be changed, the view itself decides. */
export const viewPolicy = new NounPolicy({
  actions: {
    savedViews: 'views:read',
    saveView: 'views:write',
    deleteView: 'views:write',
    setDefaultView: 'views:write',
    setColumns: 'views:write',
  },
  // To change or delete what another person shares.
  screens: ['views:shared'],
  member: ['views:read', 'views:write'],
});
