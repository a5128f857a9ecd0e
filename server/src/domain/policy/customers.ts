import { NounPolicy, type Refusal } from './nounPolicy';

export const customerPolicy = new NounPolicy({
  group: 'Customers and places',
  actions: {
    customers: 'customers:read',
    customer: 'customers:read',
    customerSuggestions: 'customers:read',
    createCustomer: 'customers:write',
    updateCustomer: 'customers:write',
    deleteCustomer: 'customers:write',
  },
  // Statements and invoices go to the address: whoever changes it decides who reads them.
  screens: ['customers:email'],
  permissions: {
    'customers:read': { label: 'See customers', kind: 'read', member: true },
    'customers:write': { label: 'Add, change and delete customers', kind: 'write', member: true },
    'customers:email': { label: 'Change the address to which invoices go', kind: 'write', member: false },
  },
});

/** `usedBy` says what still names the customer; `email` is asked when the address of a customer changes. */
export const customerRefusal = {
  email: (mayChange: boolean): Refusal =>
    mayChange ? null : 'Only a user who may bill can change the e-mail address of a customer',
  delete: ({ usedBy }: { usedBy?: string | null }): Refusal => (usedBy ? `Customer has ${usedBy}` : null),
};
