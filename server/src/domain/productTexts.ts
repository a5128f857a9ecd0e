/**
 * Texts of the product that read like mistakes but are its specified wording (SPEC 2, 5 and 8: "typos kept"). Clients and
 * acceptance tests match them to the letter, so do not correct them. They stand here alone: `testing/productTexts.test.ts`
 * compares each with the specification and refuses a copy elsewhere.
 */

/** (sic): 'Recived'. Heads the messages of that field. */
const paymentReceivedDate = 'Payment Recived Date';

export const productTexts = {
  userCreated: 'User account created succssfully', // (sic)
  customerCreated: 'Customer created succssfully', // (sic)
  vendorCreated: 'Vendor created succssfully', // (sic)
  enquiryResolved: 'Resolutio updated successfully', // (sic)
  manifestGenerated: 'Manifst generated successfully', // (sic)
  consignmentSearchFailed: 'An error occured while searching consignments', // (sic)
  consignmentsLoading: 'Consignments is loading...', // (sic)
  noConsignments: 'There is not consignments', // (sic)
  noCustomers: 'There is not customers', // (sic)
  noInvoices: 'There is not invoices', // (sic)
  noVendorBills: 'There is not vendor bills', // (sic)
  noRunSheets: 'There is not run sheets', // (sic)
  noTrackHistories: 'There is not tracking data', // (sic)
  noCitiesIn: (state: string) => `There is no cities in ${state}. Add new one`, // (sic)
  passwordsDiffer: 'New Password and Confirm Password not match', // (sic)
  contactNumberRequired: 'Please enter contactNumber', // (sic)
  contactPersonRequired: 'Please enter contactPerson', // (sic)
  paymentReceivedDate, // (sic)
  paymentReceivedDateRequired: `${paymentReceivedDate} is required`, // (sic)
  /** The question before what cannot be taken back, as 'delete Invoice'. */
  areYouSureTo: (deed: string) => `Are you sure to ${deed}?`, // (sic)
} as const;
