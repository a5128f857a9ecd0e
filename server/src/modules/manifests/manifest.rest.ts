import { one, route, rows, type Answer } from '../../core/route';
import type { Manifest } from './manifest.entity';
import {
  createIncomingManifest,
  createOutgoingManifest,
  deleteManifest,
  manifest,
  manifests,
  payManifest,
} from './manifest.service';

const columns = `id uniqueId version manifestId type date viaCargoId bookingVendorId deliveryVendorId bookingCityId
  deliveryCityId toPayAmount deliveryCharge weight totalConsignments payment toPayReceivedDate toPayReceivedAmount
  createdOn updatedOn
  viaCargo { id name } bookingVendor { id name } deliveryVendor { id name } bookingCity { id name }
  deliveryCity { id name } createdBy { firstName lastName }`;
const listed = `{ ${columns} }`;
const whole = `{ ${columns} deletedOn consignmentJson }`;

const manifestAnswer: Answer<Manifest> = one('Manifest', whole);

export const manifestRoutes = [
  route('GET', 'manifest', { run: manifests, answer: rows('Manifest', listed) }),
  route('GET', 'manifest/:uniqueId', { run: manifest, answer: manifestAnswer }),
  route('POST', 'manifest', {
    run: createOutgoingManifest,
    answer: manifestAnswer,
    bodyAs: 'consignmentIds',
    bodyItem: 'uniqueId',
  }),
  route('POST', 'manifest/incoming', { run: createIncomingManifest, answer: manifestAnswer }),
  route('PUT', 'manifest/:uniqueId', { run: payManifest, answer: manifestAnswer }),
  route('DELETE', 'manifest/:uniqueId', { run: deleteManifest, answer: manifestAnswer }),
];
