import type { RelatedShapes } from '../../../core/record/recordShape';
import { many, one, route, rows, type Answer } from '../../../core/module/route';
import { BulkConsignment } from '../../bookings/consignments/bulk.service';
import { consignmentAnswer } from '../../bookings/consignments/consignment.rest';
import { addToManifest, bulkAssign } from './assign.service';
import { Manifest } from './manifest.entity';
import {
  createIncomingManifest,
  createOutgoingManifest,
  deleteManifest,
  manifest,
  manifests,
  payManifest,
} from './manifest.service';

const related = {
  viaCargo: ['id', 'name'],
  bookingVendor: ['id', 'name'],
  deliveryVendor: ['id', 'name'],
  bookingCity: ['id', 'name'],
  deliveryCity: ['id', 'name'],
  createdBy: ['firstName', 'lastName'],
} as const satisfies RelatedShapes<Manifest>;

const manifestAnswer: Answer<Manifest> = one(Manifest, { with: related });

export const manifestRoutes = [
  route('GET', 'manifest', {
    run: manifests,
    answer: rows(Manifest, { without: ['deletedOn', 'consignmentJson'], with: related }),
  }),
  route('GET', 'manifest/:uniqueId', { run: manifest, answer: manifestAnswer }),
  route('POST', 'manifest', {
    run: createOutgoingManifest,
    answer: manifestAnswer,
    bodyAs: 'consignmentIds',
    bodyItem: 'uniqueId',
  }),
  route('POST', 'manifest/incoming', { run: createIncomingManifest, answer: manifestAnswer }),
  route('PUT', 'manifest/:uniqueId', { run: payManifest, answer: manifestAnswer }),
  route('PUT', 'consignments/:uniqueId/manifest', { run: addToManifest, answer: consignmentAnswer }),
  route('POST', 'consignments/bulk/manifest', { run: bulkAssign, answer: many(BulkConsignment) }),
  route('DELETE', 'manifest/:uniqueId', { run: deleteManifest, answer: manifestAnswer }),
];
