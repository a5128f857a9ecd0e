/** What `liveReferences.test` deletes, and the commands that name it meanwhile. */
import { gstinWithCheckDigit } from '../domain/tax/gstin';
import { addDays } from '../domain/values/dates';
import { aBranch, aReceiptBook, aRegistration } from './branches';
import { aProfile } from './company';
import { Customer } from '../modules/parties/customers/customer.entity';
import { Vendor } from '../modules/parties/vendors/vendor.entity';
import {
  aCargo,
  aCity,
  aConsignment,
  aCustomer,
  aState,
  aVendor,
  bookingOf,
  cargoOf,
  incomingOf,
  unused,
  type Made,
} from './factories';
import { manualBody } from './invoices';
import { aZoneScheme } from './rates';
import type { Json, RestAnswer, TestServer } from './testServer';

/** A server, and what the commands need besides the record that is deleted. */
export interface UseContext {
  server: TestServer;
  /** Body of a consignment. */
  sender: object;
  /** Body of a cargo consignment. */
  parties: object;
  schemeId: number;
}

export async function prepareUses(server: TestServer): Promise<UseContext> {
  const { id } = await aCustomer(server);
  const { id: schemeId } = await aZoneScheme(server);
  return { server, sender: { senderId: id }, parties: { senderId: id, receiverId: id }, schemeId };
}

/** A record already booked today is locked for reading by further bookings; a new one is locked for update. */
async function perhapsActive(
  { server }: UseContext,
  kind: typeof Customer | typeof Vendor,
  made: Promise<Made>,
): Promise<Made> {
  const { id } = await made;
  if (id % 2)
    await server.app.database.writer.manager.update<Customer | Vendor>(kind, id, {
      lastActiveDate: server.app.clock.now(),
    });
  return made;
}

/** A record that nothing references yet, and its deletion. */
export const parents: Readonly<Record<string, { make(context: UseContext): Promise<Made>; path: string }>> = {
  State: { make: ({ server }) => aState(server), path: 'states' },
  City: { make: ({ server }) => aCity(server), path: 'cities' },
  Vendor: { make: (context) => perhapsActive(context, Vendor, aVendor(context.server)), path: 'vendors' },
  Customer: { make: (context) => perhapsActive(context, Customer, aCustomer(context.server)), path: 'customers' },
};
const aCarrier = (context: UseContext) => perhapsActive(context, Vendor, aVendor(context.server, { type: 2 }));

let lastStateCode = 38;
/** Two columns share the codes from 39 to 98. */
const statesOfGstins = 60;
/** Two digits, as a GSTIN has them, of no seeded state. */
const nextStateCode = () => String((lastStateCode += 1));

/** Prepares a command that names the record. */
type Use = (context: UseContext, named: Made) => Promise<() => Promise<RestAnswer>>;

const booking =
  (field: string): Use =>
  async ({ server, sender }, { id }) => {
    const body = await bookingOf(server, { ...sender, [field]: id });
    return () => server.member.rest('POST', 'consignments', body);
  };
const bookingEdit =
  (field: string): Use =>
  async ({ server, sender }, { id }) => {
    const { uniqueId, awbNo } = await aConsignment(server, {}, { ...sender });
    const body = await bookingOf(server, { ...sender, awbNo, [field]: id });
    return () => server.member.rest('PUT', `consignments/${uniqueId}`, body);
  };
const cargo =
  (field: string): Use =>
  async ({ server, parties }, { id }) => {
    const body = await cargoOf(server, { ...parties, [field]: id });
    return () => server.member.rest('POST', 'consignment/cargo', body);
  };
const cargoEdit =
  (field: string): Use =>
  async ({ server, parties }, { id }) => {
    const { uniqueId, awbNo } = await aCargo(server, {}, { ...parties });
    const body = await cargoOf(server, { ...parties, awbNo, [field]: id });
    return () => server.member.rest('PUT', `consignment/cargo/${uniqueId}`, body);
  };
const outgoing =
  (field: 'cargoId' | 'courierId'): Use =>
  async ({ server, sender }, { id }) => {
    const { uniqueId } = await aConsignment(server, {}, { ...sender, vendorId: 4 });
    const query = new URLSearchParams({ cargoId: '32', courierId: '35', [field]: String(id) });
    return () => server.member.rest('POST', `manifest?${query}`, [uniqueId]);
  };
const incoming =
  (field: string): Use =>
  async ({ server }, { id }) => {
    const body = incomingOf(server, { [field]: id });
    return () => server.member.rest('POST', 'manifest/incoming', body);
  };
const rateCard =
  (field: 'customerId' | 'vendorId'): Use =>
  async ({ server, schemeId }, { id }) =>
  () =>
    server.admin.rest('POST', 'ratecards', {
      name: 'Contract',
      side: 1,
      schemeId,
      validFrom: '2026-01-01',
      [field]: id,
    });
const vendorBody = (cityId: number) => ({
  cityId,
  contactNumber: '022 4000 7000',
  contactPerson: 'Kiran Rao',
  name: `Vendor ${unused()}`,
});

const vendorBillBody = (vendorId: number) => ({
  vendorId,
  billNo: `B ${unused()}`,
  billDate: '2026-07-15',
  periodFrom: '2026-07-01',
  periodTo: '2026-07-15',
  taxable: 10,
  total: 10,
  lines: [{ rowNo: 2, awb: 'A1', amount: 10 }],
});

interface Uses {
  /** Makes the record, where a special kind is required. */
  made?: (context: UseContext) => Promise<Made>;
  /** Of such a special kind there are no more. */
  atMost?: number;
  by: Readonly<Record<string, Use>>;
}

/** Commands that write each column. */
export const uses: Readonly<Record<string, Uses>> = {
  'Consignment.vendorId': { by: { bookConsignment: booking('vendorId'), updateConsignment: bookingEdit('vendorId') } },
  'Consignment.senderId': { by: { bookConsignment: booking('senderId'), updateConsignment: bookingEdit('senderId') } },
  'Consignment.bookingCityId': {
    by: { bookConsignment: booking('bookingCityId'), updateConsignment: bookingEdit('bookingCityId') },
  },
  'Consignment.deliveryCityId': {
    by: { bookConsignment: booking('deliveryCityId'), updateConsignment: bookingEdit('deliveryCityId') },
  },
  'CargoConsignment.senderId': { by: { bookCargo: cargo('senderId'), updateCargo: cargoEdit('senderId') } },
  'CargoConsignment.receiverId': { by: { bookCargo: cargo('receiverId'), updateCargo: cargoEdit('receiverId') } },
  'CargoConsignment.cargoId': { made: aCarrier, by: { bookCargo: cargo('cargoId') } },
  'Manifest.viaCargoId': {
    made: aCarrier,
    by: { createOutgoingManifest: outgoing('cargoId'), createIncomingManifest: incoming('viaCargoId') },
  },
  'Manifest.bookingVendorId': { by: { createIncomingManifest: incoming('bookingVendorId') } },
  'Manifest.deliveryVendorId': {
    by: { createOutgoingManifest: outgoing('courierId'), createIncomingManifest: incoming('deliveryVendorId') },
  },
  'Manifest.bookingCityId': { by: { createIncomingManifest: incoming('bookingCityId') } },
  'Manifest.deliveryCityId': { by: { createIncomingManifest: incoming('deliveryCityId') } },
  'Invoice.customerId': {
    by: {
      createManualInvoice: async ({ server }, { id }) => {
        const body = await manualBody(server, { customerId: id });
        return () => server.admin.rest('POST', 'invoices/manual', body);
      },
    },
  },
  'CustomerPayment.customerId': {
    by: {
      recordPayment:
        async ({ server }, { id }) =>
        () =>
          server.admin.rest('POST', 'payments', {
            customerId: id,
            receivedOn: server.app.clock.today(),
            mode: 4,
            amount: 500,
          }),
    },
  },
  'VppRemittance.customerId': {
    by: {
      remitVpp: async ({ server }, { id }) => {
        await aConsignment(
          server,
          { delivered: true },
          { senderId: id, isVpp: true, vppAmount: 500, vppCommission: 5 },
        );
        const body = { customerId: id, remittedOn: server.app.clock.today(), mode: 4 };
        return () => server.admin.rest('POST', 'vpp/remittances', body);
      },
    },
  },
  'CourierRemittance.vendorId': {
    by: {
      recordCourierRemittance: async ({ server, sender }, { id }) => {
        await aConsignment(server, { delivered: true }, { ...sender, vendorId: id, paymentMode: 3 });
        const body = { vendorId: id, remittedOn: server.app.clock.today(), mode: 4, amount: 120.5 };
        return () => server.admin.rest('POST', 'courierdues/remittances', body);
      },
    },
  },
  'OpeningItem.customerId': {
    by: {
      setOpening:
        async ({ server }, { uniqueId }) =>
        () =>
          server.admin.rest('PUT', `customers/${uniqueId}/opening`, { date: '2026-04-01', amount: 500 }),
    },
  },
  'CreditLift.customerId': {
    by: {
      liftCredit:
        async ({ server }, { uniqueId }) =>
        () =>
          server.admin.rest('POST', `customers/${uniqueId}/creditlift`, {
            until: server.app.clock.today(),
            reason: 'Cheque is on its way',
          }),
    },
  },
  'Vendor.cityId': {
    by: {
      createVendor:
        async ({ server }, { id }) =>
        () =>
          server.admin.rest('POST', 'vendors', vendorBody(id)),
      updateVendor: async ({ server }, { id }) => {
        const { uniqueId } = await aVendor(server);
        return () => server.admin.rest('PUT', `vendors/${uniqueId}`, vendorBody(id));
      },
    },
  },
  'CompanyProfile.stateId': {
    made: ({ server }) => aState(server, { code: nextStateCode() }),
    atMost: statesOfGstins / 2,
    by: {
      saveCompanyProfile: async ({ server }, { uniqueId }) => {
        const { body } = await server.member.rest('GET', 'states');
        const { code } = body.resultObject.find((state: Json) => state.uniqueId === uniqueId);
        const gstin = gstinWithCheckDigit(`${code}AAPFU0939F1Z`);
        const { validFrom, ...profile } = aProfile(addDays('2040-01-01', unused()), { gstin });
        return () => server.admin.rest('PUT', `companyprofiles/${validFrom}`, profile);
      },
    },
  },
  'CompanyProfile.homeCityId': {
    by: {
      saveCompanyProfile:
        async ({ server }, { id }) =>
        () => {
          const { validFrom, ...profile } = aProfile(addDays('2030-01-01', unused()), { homeCityId: id });
          return server.admin.rest('PUT', `companyprofiles/${validFrom}`, profile);
        },
    },
  },
  'Registration.stateId': {
    made: ({ server }) => aState(server, { code: nextStateCode() }),
    atMost: statesOfGstins / 2,
    by: {
      saveRegistration: async ({ server }, { uniqueId }) => {
        const { body } = await server.member.rest('GET', 'states');
        const { code } = body.resultObject.find((state: Json) => state.uniqueId === uniqueId);
        const gstin = gstinWithCheckDigit(`${code}AAPFU0939F1Z`);
        return () => server.admin.rest('POST', 'registrations', aRegistration({ gstin }));
      },
    },
  },
  'Branch.cityId': {
    by: {
      saveBranch:
        async ({ server }, { id }) =>
        () =>
          server.admin.rest('POST', 'branches', aBranch({ cityId: id })),
    },
  },
  'ReceiptBook.vendorId': {
    made: ({ server }) => aVendor(server, { type: 4 }),
    by: {
      saveReceiptBook:
        async ({ server }, { id }) =>
        () =>
          server.admin.rest('POST', 'receiptbooks/ranges', aReceiptBook({ vendorId: id })),
    },
  },
  'EwayLimit.stateId': {
    by: {
      saveEwayLimit:
        async ({ server }, { id }) =>
        () =>
          server.admin.rest('PUT', 'gst/ewaylimits', { kind: 2, stateId: id, amount: 60_000, validFrom: '2026-04-01' }),
    },
  },
  'RateCard.customerId': { by: { createRateCard: rateCard('customerId') } },
  'RateCard.vendorId': { by: { createRateCard: rateCard('vendorId') } },
  'VendorBill.vendorId': {
    by: {
      createVendorBill:
        async ({ server }, { id }) =>
        () =>
          server.admin.rest('POST', 'vendorbills', vendorBillBody(id)),
    },
  },
  'VendorTolerance.vendorId': {
    by: {
      saveTolerance: async ({ server }, { id }) => {
        const { body } = await server.admin.rest('POST', 'vendorbills', vendorBillBody(id));
        const path = `vendorbills/${body.resultObject.uniqueId}/tolerance`;
        return () => server.admin.rest('PUT', path, { grams: 0.1, amount: 1, windowDays: 7 });
      },
    },
  },
  'WeightRule.vendorId': {
    by: {
      saveWeightRule:
        async ({ server }, { id }) =>
        () =>
          server.admin.rest('PUT', 'weightrules', { vendorId: id, serviceType: 1, divisor: 5000 }),
    },
  },
  'City.stateId': {
    by: {
      createCity:
        async ({ server }, { id }) =>
        () =>
          server.member.rest('POST', 'cities', { name: `City ${unused()}`, pinCode: '400099', stateId: id }),
    },
  },
};
