import type { CargoDetailFragment } from '../graphql.generated';

/** A cargo consignment with the fields of `CargoDetail`. */
export const aCargo = (changes: Partial<CargoDetailFragment> = {}) =>
  ({
    __typename: 'CargoConsignment',
    uniqueId: 'k1',
    id: 1,
    version: 1,
    awbNo: 'CG-1001',
    bookingDate: '2026-11-19',
    cargoId: 61,
    cargo: { __typename: 'Vendor', uniqueId: 'v61', name: 'Bluewing Air Cargo' },
    senderId: 7,
    sender: { __typename: 'Customer', uniqueId: 'c7', company: 'Gateway Print House' },
    receiverId: 8,
    receiver: { __typename: 'Customer', uniqueId: 'c8', company: 'Deccan Valves' },
    serviceType: 'Surface',
    packet: 3,
    actualWeight: 12.5,
    chargeableWeight: 14,
    paymentMode: 'ToPay',
    toPayAmount: 1450.5,
    deliveryCharge: 80,
    paymentStatus: 'Pending',
    paymentDate: null,
    isApproved: false,
    remark: null,
    createdOn: '2026-11-19T05:00:00.000Z',
    createdBy: { __typename: 'PersonName', firstName: 'Asha', lastName: 'Nair' },
    updatedOn: null,
    updatedBy: null,
    ...changes,
  }) as const;
