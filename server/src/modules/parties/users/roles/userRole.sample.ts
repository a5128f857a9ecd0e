import type { Sample } from '../../../../testing/samples';

export const userRoleSample: Sample = {
  path: 'roles',
  body: ({ number }) => ({ name: `Role ${number}`, actions: ['consignments:read', 'labels:print'] }),
};
