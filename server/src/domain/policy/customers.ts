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
  // Statements and invoices go to the address: whoever changes it decides who reads them.
  screens: ['customers:email'],
  member: ['customers:read', 'customers:write'],
});

/** `usedBy` says what still names the customer; `email` is asked when the address of a customer changes. */
export const customerRefusal = {
  email: (mayChange: boolean): Refusal =>
    mayChange ? null : 'Only a user who may bill can change the e-mail address of a customer',
  delete: ({ usedBy }: { usedBy?: string | null }): Refusal => (usedBy ? `Customer has ${usedBy}` : null),
};
