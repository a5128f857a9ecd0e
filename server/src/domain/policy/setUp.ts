import { NounPolicy } from './nounPolicy';

export const setUpPolicy = new NounPolicy({
  actions: {
    setUpState: 'setUp:read',
    noteSetUp: 'setUp:write',
    hideSetUp: 'setUp:write',
  },
  member: [],
});
