/** The nouns of the house: what each brings to the schema, to the REST table and to the database. */
import type { Route } from './api/rest/route';
import './modules/cargo/cargo.relations';
import './modules/consignments/consignment.relations';
import './modules/invoices/invoice.relations';
import './modules/locations/city.relations';
import './modules/manifests/manifest.relations';
import './modules/vendors/vendor.relations';
import { AccountResolver } from './modules/accounts/account.resolver';
import { accountRoutes } from './modules/accounts/account.rest';
import { CustomerResolver } from './modules/customers/customer.resolver';
import { customerRoutes } from './modules/customers/customer.rest';
import { SuggestionResolver } from './modules/autocompletes/suggestion.resolver';
import { suggestionRoutes } from './modules/autocompletes/suggestion.rest';
import { ConsignmentResolver } from './modules/consignments/consignment.resolver';
import { consignmentRoutes } from './modules/consignments/consignment.rest';
import { CargoResolver } from './modules/cargo/cargo.resolver';
import { cargoRoutes } from './modules/cargo/cargo.rest';
import { ManifestResolver } from './modules/manifests/manifest.resolver';
import { manifestRoutes } from './modules/manifests/manifest.rest';
import { ChangeLogResolver } from './modules/audit/changeLog.resolver';
import { changeLogRoutes } from './modules/audit/changeLog.rest';
import { EnquiryResolver } from './modules/enquiries/enquiry.resolver';
import { enquiryRoutes } from './modules/enquiries/enquiry.rest';
import { ExpenseResolver } from './modules/expenses/expense.resolver';
import { expenseRoutes } from './modules/expenses/expense.rest';
import { BillingResolver } from './modules/dashboard/billing.resolver';
import { billingRoutes } from './modules/dashboard/billing.rest';
import { InvoiceResolver } from './modules/invoices/invoice.resolver';
import { invoiceRoutes } from './modules/invoices/invoice.rest';
import { LocationResolver } from './modules/locations/location.resolver';
import { locationRoutes } from './modules/locations/location.rest';
import { NotificationResolver } from './modules/notifications/notification.resolver';
import { notificationRoutes } from './modules/notifications/notification.rest';
import { SummaryResolver } from './modules/dashboard/summary.resolver';
import { summaryRoutes } from './modules/dashboard/summary.rest';
import { TrackingResolver } from './modules/tracking/tracking.resolver';
import { trackingRoutes } from './modules/tracking/tracking.rest';
import { UserResolver } from './modules/users/user.resolver';
import { userRoutes } from './modules/users/user.rest';
import { VendorResolver } from './modules/vendors/vendor.resolver';
import { vendorRoutes } from './modules/vendors/vendor.rest';
import { VisitResolver } from './modules/visits/visit.resolver';
import { visitRoutes } from './modules/visits/visit.rest';

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
