import type { RelatedShapes } from '../../../core/record/recordShape';
import { Consignment } from './consignment.entity';
import { many, one, route, rows, type Answer } from '../../../core/module/route';
import { Suggestion } from '../../../core/list/suggestions';
import { receiverSuggestions } from './receiver.suggestions';
import {
  approveConsignment,
  bookConsignment,
  consignment,
  consignments,
  deleteConsignment,
  payConsignment,
  updateConsignment,
} from './consignment.service';
import { UsualBooking, usualBookings } from './usualBookings';
import { BulkConsignment, bulkAddHistory, bulkApprove, bulkDelete, bulkPay, bulkTrack } from './bulk.service';
import { setEway } from './eway.service';
import { addHistory, deleteHistory, updateHistory } from './history.service';
import { OnlineTracking, trackConsignment, type TrackingResult } from './tracking.service';

const related = {
  vendor: ['name', 'type', 'gst', 'panNo'],
  sender: ['company', 'name'],
  bookingCity: ['id', 'name'],
  deliveryCity: ['id', 'name'],
  cargo: ['name'],
  createdBy: ['firstName', 'lastName'],
} as const satisfies RelatedShapes<Consignment>;

export const consignmentAnswer: Answer<Consignment> = one(Consignment, {
  with: {
    ...related,
    updatedBy: ['firstName', 'lastName'],
    consignmentHistories: [
      'id',
      'uniqueId',
      'version',
      'actionDate',
      'action',
      'city',
      'deliveryStatus',
      'internal',
      'nonDeletable',
      'createdOn',
      'deletedOn',
    ],
  },
});

/** Flags of the specification, accepted and ignored: everything is always included. */
const flags = ['includeTrackHistory', 'includeBookingCity', 'includeCreatedByUser', 'includeUpdatedByUser'];
export const consignmentRoutes = [
  route('GET', 'consignments', {
    run: consignments,
    answer: rows(Consignment, { without: ['deletedOn', 'ewayRefusal'], with: related }),
  }),
  route('GET', 'consignments/:uniqueId', { run: consignment, answer: consignmentAnswer, ignore: flags }),
  route('POST', 'consignments', { run: bookConsignment, answer: consignmentAnswer }),
  route('PUT', 'consignments/:uniqueId', { run: updateConsignment, answer: consignmentAnswer }),
  route('DELETE', 'consignments/:uniqueId', { run: deleteConsignment, answer: consignmentAnswer }),
  route('PUT', 'consignments/:uniqueId/approve', { run: approveConsignment, answer: consignmentAnswer }),
  route('PUT', 'consignments/:uniqueId/eway', { run: setEway, answer: consignmentAnswer }),
  route('PUT', 'consignments/:uniqueId/payment', { run: payConsignment, answer: consignmentAnswer }),
  route('PUT', 'consignments/:uniqueId/track', {
    run: trackConsignment,
    bodyOptional: true,
    answer: many(OnlineTracking, ({ entries }: TrackingResult) => entries),
  }),
  route('POST', 'consignments/:uniqueId/histories', { run: addHistory, answer: consignmentAnswer }),
  route('PUT', 'consignments/:uniqueId/histories/:historyUniqueId', { run: updateHistory, answer: consignmentAnswer }),
  route('DELETE', 'consignments/:uniqueId/histories/:historyUniqueId', {
    run: deleteHistory,
    answer: consignmentAnswer,
  }),
  route('POST', 'consignments/bulk/histories', { run: bulkAddHistory, answer: many(BulkConsignment) }),
  route('POST', 'consignments/bulk/approve', { run: bulkApprove, answer: many(BulkConsignment) }),
  route('POST', 'consignments/bulk/payment', { run: bulkPay, answer: many(BulkConsignment) }),
  route('POST', 'consignments/bulk/delete', { run: bulkDelete, answer: many(BulkConsignment) }),
  route('POST', 'consignments/bulk/track', { run: bulkTrack, answer: many(BulkConsignment) }),
  route('GET', 'autocompletes/receivers', { run: receiverSuggestions, answer: many(Suggestion) }),
  route('GET', 'autocompletes/bookings', { run: usualBookings, answer: many(UsualBooking) }),
];
