import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { Consignment } from './consignment.entity';
import { ConsignmentPage } from './consignment.list';
import {
  approveConsignment,
  bookConsignment,
  consignment,
  consignments,
  deleteConsignment,
  payConsignment,
  updateConsignment,
} from './consignment.service';
import { setEway } from './eway.service';
import { addHistory, deleteHistory, updateHistory } from './history.service';
import { trackConsignment, TrackingResult } from './tracking.service';
import { Suggestion } from '../../../core/list/suggestions';
import { receiverSuggestions } from './receiver.suggestions';
import { UsualBooking, usualBookings } from './usualBookings';

export const consignmentResolver = resolver(
  field(consignments, ConsignmentPage),
  field(consignment, Consignment),
  keyedField(bookConsignment, Consignment),
  field(updateConsignment, Consignment),
  field(approveConsignment, Consignment),
  field(payConsignment, Consignment),
  field(setEway, Consignment, { description: 'Value of the goods and e-way bill, of an approved consignment too.' }),
  field(deleteConsignment, Consignment),
  keyedField(addHistory, Consignment),
  field(updateHistory, Consignment),
  field(deleteHistory, Consignment),
  field(trackConsignment, TrackingResult),
  field(receiverSuggestions, [Suggestion]),
  field(usualBookings, [UsualBooking]),
);
