/** Third-party invoices: issued by other carriers and entered manually. */
export interface ThirdPartyInvoice {
  /** Index of the customer in the list. */
  customer: number;
  monthsAgo: number;
  dayOfMonth: number;
  consignments: number;
  rupees: number;
  charges: number;
  number: string | null;
  state: 'Generated' | 'Approved' | 'Paid' | 'Deleted' | 'Cancelled';
  additionalRemark: string | null;
  remark: string | null;
}

export const thirdPartyInvoices: readonly ThirdPartyInvoice[] = [
  {
    customer: 26, monthsAgo: 3, dayOfMonth: 12, consignments: 4, rupees: 18_450, charges: 650, number: 'KTC/0417',
    state: 'Paid', additionalRemark: 'Loading at night', remark: 'Two trucks to Nagpur',
  },
  {
    customer: 34, monthsAgo: 2, dayOfMonth: 6, consignments: 1, rupees: 6_200, charges: 0, number: 'SRL-2291',
    state: 'Paid', additionalRemark: null, remark: null,
  },
  {
    customer: 2, monthsAgo: 2, dayOfMonth: 21, consignments: 9, rupees: 24_975, charges: 1_200, number: null,
    state: 'Approved', additionalRemark: 'Wooden crates', remark: 'Exhibition stand, Delhi and back',
  },
  {
    customer: 11, monthsAgo: 0, dayOfMonth: 3, consignments: 2, rupees: 3_480, charges: 0, number: 'KTC/0466',
    state: 'Generated', additionalRemark: null, remark: 'Rate to be confirmed',
  },
  {
    customer: 7, monthsAgo: 1, dayOfMonth: 5, consignments: 2, rupees: 5_750, charges: 0, number: null,
    state: 'Cancelled', additionalRemark: null, remark: 'Two cartons to Surat',
  },
  {
    customer: 31, monthsAgo: 1, dayOfMonth: 8, consignments: 1, rupees: 2_100, charges: 0, number: null,
    state: 'Deleted', additionalRemark: null, remark: 'Entered twice',
  },
];
