import { RequestKey } from '../idempotency';
import { FailedSignIn, Session } from '../modules/accounts/session.entity';
import { ChangeLog } from '../modules/audit/changeLog.entity';
import { Consignment } from '../modules/consignments/consignment.entity';
import { ConsignmentHistory } from '../modules/consignments/history.entity';
import { Customer } from '../modules/customers/customer.entity';
import { ConsignmentDay } from '../modules/dashboard/consignmentDay.entity';
import { City } from '../modules/locations/city.entity';
import { State } from '../modules/locations/state.entity';
import { User } from '../modules/users/user.entity';
import { Vendor } from '../modules/vendors/vendor.entity';
import { Serial } from './serial.entity';

export const entities = [
  ChangeLog,
  City,
  Consignment,
  ConsignmentDay,
  ConsignmentHistory,
  Customer,
  FailedSignIn,
  RequestKey,
  Serial,
  Session,
  State,
  User,
  Vendor,
];
