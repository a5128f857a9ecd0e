import type { Action } from '../../../../server/src/domain/policy';
import type { CompanySettings } from '../../companySettings';

/** Example reports of the playground. Each runs as it is and demonstrates one kind of query. */
export interface Report {
  name: string;
  /** Description of the result. */
  about: string;
  query: string;
  /** What the policy must allow: the first operation of the query. */
  action: Action;
}

export const reportsFor = ({ homeCityId }: Pick<CompanySettings, 'homeCityId'>): readonly Report[] => [
  {
    name: 'Undelivered by age',
    about: 'The oldest undelivered consignments.',
    action: 'consignments',
    query: `query UndeliveredByAge {
  consignments(
    search: { deliveryStatus: [Booked, Intransit, OutForDelivery, Processing], sortBy: "bookingDate", sortOrder: ASC, take: 25 }
  ) {
    rowCount
    rows {
      awbNo
      bookingDate
      deliveryStatus
      vendor { name }
      sender { company contact }
      deliveryCity { name }
    }
  }
}`,
  },
  {
    name: 'Unpaid credit',
    about: 'Unpaid amounts of credit customers, largest first.',
    action: 'consignments',
    query: `query UnpaidCredit {
  consignments(
    search: { paymentMode: [Credit], paymentStatus: [Pending], sortBy: "customerAmount", sortOrder: DESC, take: 50 }
  ) {
    rowCount
    rows {
      awbNo
      bookingDate
      customerAmount
      sender { company gst }
    }
  }
}`,
  },
  {
    name: 'Counts side by side',
    about: 'Several exact counts in one request, using aliases.',
    action: 'consignments',
    query: `query CountsSideBySide {
  booked: consignments(search: { deliveryStatus: [Booked] }) { rowCount }
  onTheWay: consignments(search: { deliveryStatus: [Intransit, OutForDelivery] }) { rowCount }
  delivered: consignments(search: { deliveryStatus: [Delivered] }) { rowCount }
  returned: consignments(search: { deliveryStatus: [Returned] }) { rowCount }
  byAir: consignments(search: { serviceType: [Air] }) { rowCount }
  bySurface: consignments(search: { serviceType: [Surface] }) { rowCount }
}`,
  },
  {
    name: 'Insured and value payable',
    about: 'Insured and VPP consignments with amounts and commissions.',
    action: 'consignments',
    query: `query InsuredAndValuePayable {
  insured: consignments(search: { isInsurance: true, take: 20 }) {
    rowCount
    rows { awbNo insuranceAmount insuranceCommission deliveryStatus }
  }
  valuePayable: consignments(search: { isVpp: true, take: 20 }) {
    rowCount
    rows { awbNo vppAmount vppCommission receiver deliveryStatus }
  }
}`,
  },
  {
    name: 'Margin of the latest',
    about: 'Customer and vendor amounts of the latest bookings, to compare.',
    action: 'consignments',
    query: `query MarginOfTheLatest {
  consignments(search: { sortBy: "createdOn", sortOrder: DESC, take: 100 }) {
    rows {
      awbNo
      vendor { name }
      chargeableWeight
      vendorAmount
      vendorCost
      customerAmount
    }
  }
}`,
  },
  {
    name: 'Movement of one city',
    about: 'Consignments to the home city with all movements.',
    action: 'consignments',
    query: `query MovementOfOneCity {
  consignments(search: { deliveryCityId: [${homeCityId}], take: 10 }) {
    rowCount
    rows {
      awbNo
      receiver
      consignmentHistories { actionDate city deliveryStatus action }
    }
  }
}`,
  },
  {
    name: 'Customers and the day',
    about: 'The newest customers beside the figures of today.',
    action: 'customers',
    query: `query CustomersAndTheDay {
  customers(search: { sortBy: "createdOn", sortOrder: DESC, take: 10 }) {
    rowCount
    rows { company name contact gst lastActiveDate }
  }
  dashboardSummary { title unit today yesterday month total }
}`,
  },
  {
    name: 'To be priced',
    about: 'Bookings without a customer amount, oldest first, and how many there are.',
    action: 'consignments',
    query: `query ToBePriced {
  consignments(search: { isPriced: false, sortBy: "bookingDate", sortOrder: ASC, take: 25 }) {
    rowCount
    rows { awbNo bookingDate chargeableWeight sender { company } deliveryCity { name } }
  }
}`,
  },
  {
    name: "Vendors' bills",
    about: 'The latest bills with their claims, and what is to be paid by the age of the bill.',
    action: 'vendorBills',
    query: `query VendorsBills {
  vendorBills(search: { take: 10 }) {
    rows { billNo billDate vendor { name } total claim dueBy status differences }
  }
  payablesAgeing {
    rows { vendor bills days30 days60 days90 older claimed payable }
  }
}`,
  },
  {
    name: 'Imported files',
    about: 'The latest imports, and how many of their rows were left out.',
    action: 'importJobs',
    query: `query ImportedFiles {
  importJobs(search: { sortBy: "createdOn", sortOrder: DESC, take: 10 }) {
    rowCount
    rows { fileName kind status rowCount done already bad refused createdOn createdBy { firstName lastName } }
  }
}`,
  },
  {
    name: 'Scanning of the day',
    about: 'Closed scanning sessions: how much was scanned, and how much was refused.',
    action: 'scanSessions',
    query: `query ScanningOfTheDay {
  scanSessions(search: { isOpen: false, sortBy: "openedOn", sortOrder: DESC, take: 10 }) {
    rowCount
    rows { kind openedOn closedOn done refused input createdBy { firstName lastName } }
  }
}`,
  },
  {
    name: 'Views of the consignments',
    about: 'Your views and the shared ones, with the address that each of them opens.',
    action: 'savedViews',
    query: `query ViewsOfTheConsignments {
  savedViews(search: { screen: "consignments" }) {
    defaultViewId
    views { uniqueId name isShared address owner { firstName lastName } }
  }
}`,
  },
  {
    name: 'Billing at a glance',
    about: 'Billing cards and invoiced amounts of the last days.',
    action: 'billingSummary',
    query: `query BillingAtAGlance {
  billingSummary { title total currentMonth lastMonth }
  billingTrend { day invoices amount }
}`,
  },
];
