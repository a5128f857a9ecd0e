import { Mail } from '../gateways/mailer/mail.entity';
import { RequestKey } from '../idempotency';
import { FailedSignIn, RecoveryRequest } from '../modules/accounts/attempt.entity';
import { AccountLink } from '../modules/accounts/link.entity';
import { Session } from '../modules/accounts/session.entity';
import { ChangeLog } from '../modules/audit/changeLog.entity';
import { CargoConsignment } from '../modules/cargo/cargo.entity';
import { Consignment } from '../modules/consignments/consignment.entity';
import { ConsignmentHistory } from '../modules/consignments/history.entity';
import { Customer } from '../modules/customers/customer.entity';
import { ConsignmentDay } from '../modules/dashboard/consignmentDay.entity';
import { ConsignmentFacet } from '../modules/dashboard/consignmentFacet.entity';
import { ProfileImage } from '../modules/images/profileImage.entity';
import { City } from '../modules/locations/city.entity';
import { State } from '../modules/locations/state.entity';
import { Manifest, ManifestLine } from '../modules/manifests/manifest.entity';
import { User } from '../modules/users/user.entity';
import { Vendor } from '../modules/vendors/vendor.entity';
import { Enquiry } from '../modules/enquiries/enquiry.entity';
import { BillingDay } from '../modules/dashboard/billingDay.entity';
import { Invoice } from '../modules/invoices/invoice.entity';
import { Expense } from '../modules/expenses/expense.entity';
import { Notification } from '../modules/notifications/notification.entity';
import { TrackHistory } from '../modules/tracking/trackHistory.entity';
import { Visit } from '../modules/visits/visit.entity';
import { QuotaUse } from '../quota';
import { Serial } from './serial.entity';
import { WriteMark } from './writeMark.entity';

export const entities = [
  AccountLink,
  Mail,
  ProfileImage,
  RecoveryRequest,
  CargoConsignment,
  ChangeLog,
  City,
  Consignment,
  ConsignmentDay,
  ConsignmentFacet,
  ConsignmentHistory,
  Customer,
  FailedSignIn,
  RequestKey,
  Serial,
  Session,
  State,
  User,
  Vendor,
  Enquiry,
  BillingDay,
  Expense,
  Invoice,
  Manifest,
  ManifestLine,
  Notification,
  QuotaUse,
  TrackHistory,
  Visit,
  WriteMark,
];
