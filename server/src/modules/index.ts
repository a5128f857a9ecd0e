/** The nouns of the house: what each brings to the schema, to the REST table and to the database. */
import type { Route } from '../rest/route';
import './cargo/cargo.relations';
import './consignments/consignment.relations';
import './invoices/invoice.relations';
import './locations/city.relations';
import './manifests/manifest.relations';
import './vendors/vendor.relations';
import { AccountResolver } from './accounts/account.resolver';
import { accountRoutes } from './accounts/account.rest';
import { CustomerResolver } from './customers/customer.resolver';
import { customerRoutes } from './customers/customer.rest';
import { SuggestionResolver } from './autocompletes/suggestion.resolver';
import { suggestionRoutes } from './autocompletes/suggestion.rest';
import { ConsignmentResolver } from './consignments/consignment.resolver';
import { consignmentRoutes } from './consignments/consignment.rest';
import { CargoResolver } from './cargo/cargo.resolver';
import { cargoRoutes } from './cargo/cargo.rest';
import { ManifestResolver } from './manifests/manifest.resolver';
import { manifestRoutes } from './manifests/manifest.rest';
import { ChangeLogResolver } from './audit/changeLog.resolver';
import { changeLogRoutes } from './audit/changeLog.rest';
import { EnquiryResolver } from './enquiries/enquiry.resolver';
import { enquiryRoutes } from './enquiries/enquiry.rest';
import { ExpenseResolver } from './expenses/expense.resolver';
import { expenseRoutes } from './expenses/expense.rest';
import { BillingResolver } from './dashboard/billing.resolver';
import { billingRoutes } from './dashboard/billing.rest';
import { InvoiceResolver } from './invoices/invoice.resolver';
import { invoiceRoutes } from './invoices/invoice.rest';
import { LocationResolver } from './locations/location.resolver';
import { locationRoutes } from './locations/location.rest';
import { NotificationResolver } from './notifications/notification.resolver';
import { notificationRoutes } from './notifications/notification.rest';
import { SummaryResolver } from './dashboard/summary.resolver';
import { summaryRoutes } from './dashboard/summary.rest';
import { TrackingResolver } from './tracking/tracking.resolver';
import { trackingRoutes } from './tracking/tracking.rest';
import { UserResolver } from './users/user.resolver';
import { userRoutes } from './users/user.rest';
import { VendorResolver } from './vendors/vendor.resolver';
import { vendorRoutes } from './vendors/vendor.rest';
import { VisitResolver } from './visits/visit.resolver';
import { visitRoutes } from './visits/visit.rest';

export const resolvers = [
  AccountResolver,
  CargoResolver,
  ManifestResolver,
  ChangeLogResolver,
  ConsignmentResolver,
  CustomerResolver,
  SuggestionResolver,
  EnquiryResolver,
  ExpenseResolver,
  BillingResolver,
  InvoiceResolver,
  LocationResolver,
  NotificationResolver,
  SummaryResolver,
  TrackingResolver,
  UserResolver,
  VendorResolver,
  VisitResolver,
] as const;

export const restTable: readonly Route[] = [
  ...accountRoutes,
  ...cargoRoutes,
  ...manifestRoutes,
  ...changeLogRoutes,
  ...consignmentRoutes,
  ...customerRoutes,
  ...suggestionRoutes,
  ...enquiryRoutes,
  ...expenseRoutes,
  ...billingRoutes,
  ...invoiceRoutes,
  ...locationRoutes,
  ...notificationRoutes,
  ...summaryRoutes,
  ...trackingRoutes,
  ...userRoutes,
  ...vendorRoutes,
  ...visitRoutes,
];
