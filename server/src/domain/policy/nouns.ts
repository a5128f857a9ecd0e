/** The nouns of the policy: one line each. */
export * from './accounts';
export * from './cargo';
export * from './changes';
export * from './consignments';
export * from './customers';
export * from './dashboard';
export * from './enquiries';
export * from './expenses';
export * from './invoices';
export * from './locations';
export * from './manifests';
export * from './notifications';
export * from './playground';
export * from './tracking';
export * from './users';
export * from './vendors';
export * from './visits';
