/** The change log of a record is read by those who may list its noun, too. */
import { NounPolicy } from './nounPolicy';

export const changeLogPolicy = new NounPolicy({
  group: 'Reports',
  actions: {
    changeLog: 'changes:read',
  },
  permissions: {
    'changes:read': { label: 'See the change log of a record', kind: 'read', member: true },
  },
});
