import type { ManifestType, PaymentStatus } from '../bookings/enums';
import { NounPolicy, type Refusal } from './nounPolicy';

export const manifestPolicy = new NounPolicy({
  group: 'Movement',
  actions: {
    manifests: 'manifests:read',
    manifest: 'manifests:read',
    createOutgoingManifest: 'manifests:write',
    createIncomingManifest: 'manifests:write',
    addToManifest: 'manifests:write',
    bulkAssign: 'manifests:write',
    deleteManifest: 'manifests:write',
    payManifest: 'manifests:pay',
  },
  permissions: {
    'manifests:read': { label: 'See manifests', kind: 'read', member: true },
    'manifests:write': { label: 'Make, fill and delete manifests', kind: 'write', member: true },
    'manifests:pay': { label: 'Record payments of manifests', kind: 'pay', member: true },
  },
});

export interface ManifestState {
  type: ManifestType;
  payment: PaymentStatus;
  toPayAmount: number;
}

export const manifestRefusal = {
  pay: (m: ManifestState): Refusal => {
    if (m.type !== 'Outgoing') return 'Only outgoing manifests have a payment';
    if (m.payment !== 'Pending') return 'Manifest is already paid';
    return m.toPayAmount > 0 ? null : 'Manifest has no ToPay amount';
  },
  add: (m: ManifestState): Refusal => {
    if (m.type !== 'Outgoing') return 'Only outgoing manifests take consignments';
    return m.payment === 'Paid' ? 'Manifest is already paid' : null;
  },
  delete: (m: ManifestState): Refusal =>
    m.type === 'Outgoing' && m.payment === 'Paid' ? 'A paid manifest cannot be deleted' : null,
};
