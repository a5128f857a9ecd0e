import { NounPolicy, type Refusal } from './nounPolicy';

export const userRolePolicy = new NounPolicy({
  group: 'Users and roles',
  actions: {
    roles: 'roles:read',
    saveRole: 'roles:write',
    deleteRole: 'roles:write',
  },
  permissions: {
    'roles:read': { label: 'See roles', kind: 'read', member: false },
    'roles:write': { label: 'Make, change and delete roles', kind: 'admin', member: false },
  },
});

export const userRoleRefusal = {
  change: ({ isBuiltIn, name }: { isBuiltIn: boolean; name: string }): Refusal =>
    isBuiltIn ? `${name} is built in: copy it to change what it may do` : null,
  delete: ({ usedBy }: { usedBy: string | null }): Refusal => (usedBy ? `Role has ${usedBy}` : null),
  /** An action that is unknown, of everyone, or that only admins may give away. */
  give: (label: string): string => `${label} cannot be given to a role`,
  needs: (label: string, needed: string): string => `‘${label}’ needs ‘${needed}’`,
};
