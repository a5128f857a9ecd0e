/** The change log of a record is read by those who may list its noun, too. */
import { NounPolicy } from './nounPolicy';

export const changeLogPolicy = new NounPolicy({
  actions: {
    changeLog: 'changes:read',
  },
  member: ['changes:read'],
});
