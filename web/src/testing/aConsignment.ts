import { consignmentFields } from '../../../server/src/domain/bookings/consignmentFields';
import { fieldsLike, recordOf, type DeclaredField, type TextField } from '../../../server/src/domain/values/fields';
import type { ConsignmentDetailFragment, HistoryRowFragment } from '../graphql.generated';

const madeOn = '2026-05-06T04:30:00.000Z';

type OptionalText = TextField & { required?: undefined };
const isOptionalText = (field: DeclaredField): field is OptionalText => 'maxLength' in field && !field.required;
const noTexts = recordOf(fieldsLike(consignmentFields, isOptionalText), () => null);

/** A record with the type names that the API adds at every level. */
type Named<Value> = Value extends readonly (infer Item)[]
  ? Named<Item>[]
  : Value extends object
    ? { [Name in keyof Value]: Named<Value[Name]> } & { __typename?: string }
    : Value;

/** A consignment as the API returns it: a field that the fragment has and this lacks does not compile. */
export function aConsignment(given: Partial<ConsignmentDetailFragment> = {}): Named<ConsignmentDetailFragment> {
  return {
    __typename: 'Consignment',
    ...noTexts,
    branchId: 1,
    uniqueId: 'c1',
    id: 1,
    version: 3,
    awbNo: 'D123',
    bookingDate: '2026-05-06',
    deliveryDate: null,
    vendorId: 35,
    senderId: 7,
    receiver: 'Asha Rao',
    bookingCityId: 64,
    deliveryCityId: 9,
    vendor: { __typename: 'Vendor', uniqueId: 'v35', name: 'DTDC', type: 'Courier', gst: null, panNo: null },
    sender: { __typename: 'Customer', uniqueId: 'k7', name: 'Joseph Fernandes', company: 'Gateway Print House' },
    bookingCity: { __typename: 'City', uniqueId: 'y64', name: 'Mumbai' },
    deliveryCity: { __typename: 'City', uniqueId: 'y9', name: 'Kochi' },
    cargo: null,
    serviceType: 'Surface',
    parcelType: 'Box',
    paymentMode: 'Credit',
    packet: 2,
    actualWeight: 12.5,
    chargeableWeight: 13,
    vendorAmount: 250.57,
    vendorCost: null,
    customerAmount: null,
    isVpp: false,
    vppAmount: null,
    vppCommission: null,
    isInsurance: false,
    insuranceAmount: null,
    insuranceCommission: null,
    autofillAwb: false,
    goodsValue: null,
    ewayBillDate: null,
    ewayRefusal: null,
    paymentStatus: 'Pending',
    paymentReceivedDate: null,
    deliveryStatus: 'Booked',
    isApproved: false,
    manifestId: null,
    invoiceId: null,
    createdOn: madeOn,
    createdBy: { __typename: 'PersonName', firstName: 'Asha', lastName: 'Nair' },
    updatedOn: null,
    updatedBy: null,
    rating: null,
    consignmentHistories: [
      aHistoryRow({ uniqueId: 'h0', action: 'Consignment booked', internal: true, nonDeletable: true }),
    ],
    ...given,
  };
}

export function aHistoryRow(given: Partial<HistoryRowFragment> = {}) {
  return {
    __typename: 'ConsignmentHistory' as const,
    uniqueId: 'h1',
    id: 1,
    version: 1,
    actionDate: madeOn,
    city: 'Mumbai',
    action: 'Dispatched',
    deliveryStatus: 'Booked' as const,
    internal: false,
    nonDeletable: false,
    createdOn: madeOn,
    deletedOn: null,
    ...given,
  };
}
