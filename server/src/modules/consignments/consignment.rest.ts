import { many, one, route, rows, type Answer } from '../../core/route';
import { suggestionShape } from '../../core/suggestions';
import { receiverSuggestions } from './receiver.suggestions';
import type { Consignment } from './consignment.entity';
import {
  approveConsignment,
  bookConsignment,
  consignment,
  consignments,
  deleteConsignment,
  payConsignment,
  updateConsignment,
} from './consignment.service';
import { addHistory, deleteHistory, updateHistory } from './history.service';
import { trackConsignment, type TrackingResult } from './tracking.service';

const columns = `id uniqueId version awbNo vendorId bookingDate deliveryDate bookingCityId deliveryCityId deliveryCourier
  serviceType parcelType paymentMode senderId receiver packet actualWeight chargeableWeight vendorAmount customerAmount
  remark clientInvoiceNo isInsurance insuranceAmount insuranceCommission isVpp vppAmount vppCommission autofillAwb
  paymentStatus paymentReceivedDate isApproved deliveryStatus manifestId invoiceId createdOn updatedOn`;
const names =
  'vendor { name type gst panNo } sender { company name } bookingCity { id name } deliveryCity { id name } cargo { name }';
const listed = `{ ${columns} ${names} createdBy { firstName lastName } }`;
const whole = `{ ${columns} deletedOn ${names} createdBy { firstName lastName } updatedBy { firstName lastName }
  consignmentHistories { id uniqueId version actionDate action city deliveryStatus internal nonDeletable createdOn deletedOn } }`;

const consignmentAnswer: Answer<Consignment> = one('Consignment', whole);

/** Flags of the specification, accepted and ignored: everything is always included. */
const flags = ['includeTrackHistory', 'includeBookingCity', 'includeCreatedByUser', 'includeUpdatedByUser'];
export const consignmentRoutes = [
  route('GET', 'consignments', { run: consignments, answer: rows('Consignment', listed) }),
  route('GET', 'consignments/:uniqueId', { run: consignment, answer: consignmentAnswer, ignore: flags }),
  route('POST', 'consignments', { run: bookConsignment, answer: consignmentAnswer }),
  route('PUT', 'consignments/:uniqueId', { run: updateConsignment, answer: consignmentAnswer }),
  route('DELETE', 'consignments/:uniqueId', { run: deleteConsignment, answer: consignmentAnswer }),
  route('PUT', 'consignments/:uniqueId/approve', { run: approveConsignment, answer: consignmentAnswer }),
  route('PUT', 'consignments/:uniqueId/payment', { run: payConsignment, answer: consignmentAnswer }),
  route('PUT', 'consignments/:uniqueId/track', {
    run: trackConsignment,
    bodyOptional: true,
    answer: many(
      'OnlineTracking',
      '{ actionDate city deliveryStatus action }',
      ({ entries }: TrackingResult) => entries,
    ),
  }),
  route('POST', 'consignments/:uniqueId/histories', { run: addHistory, answer: consignmentAnswer }),
  route('PUT', 'consignments/:uniqueId/histories/:historyUniqueId', { run: updateHistory, answer: consignmentAnswer }),
  route('DELETE', 'consignments/:uniqueId/histories/:historyUniqueId', {
    run: deleteHistory,
    answer: consignmentAnswer,
  }),
  route('GET', 'autocompletes/receivers', { run: receiverSuggestions, answer: many('Suggestion', suggestionShape) }),
];
