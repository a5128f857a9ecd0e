import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { BulkConsignment } from '../../bookings/consignments/bulk.service';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { addToManifest, bulkAssign } from './assign.service';
import { Manifest } from './manifest.entity';
import { ManifestPage } from './manifest.list';
import {
  createIncomingManifest,
  createOutgoingManifest,
  deleteManifest,
  manifest,
  manifests,
  payManifest,
} from './manifest.service';

export const manifestResolver = resolver(
  field(manifests, ManifestPage),
  field(manifest, Manifest),
  keyedField(createOutgoingManifest, Manifest),
  keyedField(createIncomingManifest, Manifest),
  keyedField(addToManifest, Consignment),
  keyedField(bulkAssign, [BulkConsignment]),
  field(payManifest, Manifest),
  field(deleteManifest, Manifest),
);
