import { NounPolicy } from './nounPolicy';

export const consistencyPolicy = new NounPolicy({
  actions: {
    consistencyRuns: 'consistency:read',
  },
  member: [],
});
