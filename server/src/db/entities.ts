import { Mail } from '../gateways/mailer/mail.entity';
import { RequestKey } from '../core/requestKey.entity';
import { FailedSignIn, RecoveryRequest } from '../modules/accounts/attempt.entity';
import { AccountLink } from '../modules/accounts/link.entity';
import { Session } from '../modules/accounts/session.entity';
import { ChangeLog } from '../modules/audit/changeLog.entity';
import { CargoConsignment } from '../modules/cargo/cargo.entity';
import { Consignment } from '../modules/consignments/consignment.entity';
import { ConsignmentHistory } from '../modules/consignments/history.entity';
import { Customer } from '../modules/customers/customer.entity';
import { ConsignmentDay } from '../modules/consignments/rollup/consignmentDay.entity';
import { ConsignmentFacet } from '../modules/consignments/rollup/consignmentFacet.entity';
import { ProfileImage } from '../modules/images/profileImage.entity';
import { City } from '../modules/locations/city.entity';
import { State } from '../modules/locations/state.entity';
import { Manifest, ManifestLine } from '../modules/manifests/manifest.entity';
import { User } from '../modules/users/user.entity';
import { Vendor } from '../modules/vendors/vendor.entity';
import { Enquiry } from '../modules/enquiries/enquiry.entity';
import { BillingDay } from '../modules/invoices/rollup/billingDay.entity';
import { Invoice } from '../modules/invoices/invoice.entity';
import { Expense } from '../modules/expenses/expense.entity';
import { Notification } from '../modules/notifications/notification.entity';
import { TrackHistory } from '../modules/tracking/trackHistory.entity';
import { Visit } from '../modules/visits/visit.entity';
import { QuotaUse } from '../core/quotaUse.entity';
import type { RecordKind } from '../domain/records';
import type { RecordEntity } from './record';
import { Serial } from './serial.entity';
import { WriteMark } from './writeMark.entity';

type Class<T> = new () => T;

/** Everything that people make and change; each change is logged. A kind without a line in the policy does not compile. */
export const records = {
  CargoConsignment,
  City,
  Consignment,
  ConsignmentHistory,
  Customer,
  Enquiry,
  Expense,
  Invoice,
  Manifest,
  Notification,
  State,
  TrackHistory,
  User,
  Vendor,
  Visit,
} satisfies Record<RecordKind, Class<RecordEntity>>;

/** What the product keeps for itself: no author, no change log. A record does not compile here. */
const internal = withoutRecords(
  AccountLink,
  BillingDay,
  ChangeLog,
  ConsignmentDay,
  ConsignmentFacet,
  FailedSignIn,
  Mail,
  ManifestLine,
  ProfileImage,
  QuotaUse,
  RecoveryRequest,
  RequestKey,
  Serial,
  Session,
  WriteMark,
);

function withoutRecords<T extends object[]>(
  ...classes: { [At in keyof T]: T[At] extends RecordEntity ? never : Class<T[At]> }
) {
  return classes as readonly Class<object>[];
}

export const entities = [...Object.values(records), ...internal];
