import { NounPolicy, type Refusal } from './nounPolicy';

export const customerPolicy = new NounPolicy({
  actions: {
    customers: 'customers:read',
    customer: 'customers:read',
    customerSuggestions: 'customers:read',
    createCustomer: 'customers:write',
    updateCustomer: 'customers:write',
    deleteCustomer: 'customers:write',
  },
  member: ['customers:read', 'customers:write'],
});

/** `usedBy` says what still names the customer. */
export const customerRefusal = {
  delete: ({ usedBy }: { usedBy?: string | null }): Refusal => (usedBy ? `Customer has ${usedBy}` : null),
};
