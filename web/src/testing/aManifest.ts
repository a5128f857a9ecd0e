import type { ManifestEntry } from '../../../server/src/domain/bookings/manifest';
import type { ManifestDetailFragment } from '../graphql.generated';

export const anEntry = (changes: Partial<ManifestEntry> = {}): ManifestEntry => ({
  uniqueId: 'e1',
  awbNo: 'WE1',
  bookingDate: '2026-11-18',
  sender: 'Gateway Print House',
  receiver: 'Rahul Khan',
  bookingCity: 'Mumbai',
  deliveryCity: 'Thane',
  serviceType: 'Air',
  parcelType: 'Docs',
  paymentMode: 'ToPay',
  deliveryStatus: 'Booked',
  packet: 1,
  actualWeight: 0.5,
  chargeableWeight: 0.5,
  toPayAmount: 95.5,
  remark: null,
  ...changes,
});

/** A manifest with the fields of `ManifestDetail` and the print layout. */
export const aManifest = (changes: Partial<ManifestDetailFragment> = {}) =>
  ({
    __typename: 'Manifest',
    uniqueId: 'm1',
    id: 1,
    version: 1,
    manifestId: 'M261120-1',
    type: 'Outgoing',
    date: '2026-11-20',
    viaCargo: {
      __typename: 'Vendor',
      uniqueId: 'v61',
      name: 'Bluewing Air Cargo',
      contactPerson: 'Rohan',
      contactNumber: '022 1',
    },
    bookingVendor: { __typename: 'Vendor', uniqueId: 'v4', name: 'Waybill Express' },
    deliveryVendor: {
      __typename: 'Vendor',
      uniqueId: 'v38',
      name: 'Anjani',
      contactPerson: 'Hitesh',
      contactNumber: '022 2',
    },
    bookingCity: { __typename: 'City', uniqueId: 't64', name: 'Mumbai' },
    deliveryCity: { __typename: 'City', uniqueId: 't9', name: 'Thane' },
    totalConsignments: 1,
    weight: 0.5,
    toPayAmount: 95.5,
    deliveryCharge: null,
    payment: 'Pending',
    toPayReceivedDate: null,
    toPayReceivedAmount: null,
    consignmentJson: JSON.stringify([anEntry()]),
    createdOn: '2026-11-20T05:00:00.000Z',
    createdBy: { __typename: 'PersonName', firstName: 'Asha', lastName: 'Nair' },
    updatedOn: null,
    updatedBy: null,
    ...changes,
  }) as const;
