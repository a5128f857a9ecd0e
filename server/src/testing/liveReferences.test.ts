/**
 * Deletes a record while another one is about to reference it: either the deletion or the reference must be refused.
 * Every referencing column is tested against every command that writes it.
 */
import { referencesOf, referencesTo, type ReferenceColumn } from '../db/columns';
import { Customer } from '../modules/customers/customer.entity';
import { Invoice } from '../modules/invoices/invoice.entity';
import { Vendor } from '../modules/vendors/vendor.entity';
import { records } from '../registry';
import { command, NoInput } from '../core/operation';
import { aCall } from './aCall';
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
import { startTestServer, type RestAnswer, type TestServer } from './testServer';

/** The embedded database runs one writing transaction at a time, so few rounds are enough. */
const rounds = process.env.TEST_DATABASE_URL ? 60 : 6;

let server: TestServer;
/** Bodies of consignments and of cargo consignments. */
let [sender, parties]: object[] = [];
let schemeId: number;
beforeAll(async () => {
  server = await startTestServer();
  const { id } = await aCustomer(server);
  schemeId = (await aZoneScheme(server)).id;
  [sender, parties] = [{ senderId: id }, { senderId: id, receiverId: id }];
});
afterAll(() => server.close());

/** A record already booked today is locked for reading by further bookings; a new one is locked for update. */
async function perhapsActive(kind: typeof Customer | typeof Vendor, made: Promise<Made>): Promise<Made> {
  const { id } = await made;
  if (id % 2)
    await server.app.database.writer.manager.update<Customer | Vendor>(kind, id, {
      lastActiveDate: server.app.clock.now(),
    });
  return made;
}

/** A record that nothing references yet, and its deletion. */
const parents: Readonly<Record<string, { make(): Promise<Made>; path: string }>> = {
  State: { make: () => aState(server), path: 'states' },
  City: { make: () => aCity(server), path: 'cities' },
  Vendor: { make: () => perhapsActive(Vendor, aVendor(server)), path: 'vendors' },
  Customer: { make: () => perhapsActive(Customer, aCustomer(server)), path: 'customers' },
};
const aCarrier = () => perhapsActive(Vendor, aVendor(server, { type: 2 }));

type Use = (parent: Made) => Promise<() => Promise<RestAnswer>>;

const booking =
  (field: string): Use =>
  async ({ id }) => {
    const body = await bookingOf(server, { ...sender, [field]: id });
    return () => server.member.rest('POST', 'consignments', body);
  };
const bookingEdit =
  (field: string): Use =>
  async ({ id }) => {
    const { uniqueId, awbNo } = await aConsignment(server, {}, { ...sender });
    const body = await bookingOf(server, { ...sender, awbNo, [field]: id });
    return () => server.member.rest('PUT', `consignments/${uniqueId}`, body);
  };
const cargo =
  (field: string): Use =>
  async ({ id }) => {
    const body = await cargoOf(server, { ...parties, [field]: id });
    return () => server.member.rest('POST', 'consignment/cargo', body);
  };
const cargoEdit =
  (field: string): Use =>
  async ({ id }) => {
    const { uniqueId, awbNo } = await aCargo(server, {}, { ...parties });
    const body = await cargoOf(server, { ...parties, awbNo, [field]: id });
    return () => server.member.rest('PUT', `consignment/cargo/${uniqueId}`, body);
  };
const outgoing =
  (field: 'cargoId' | 'courierId'): Use =>
  async ({ id }) => {
    const { uniqueId } = await aConsignment(server, {}, { ...sender, vendorId: 4 });
    const query = new URLSearchParams({ cargoId: '32', courierId: '35', [field]: String(id) });
    return () => server.member.rest('POST', `manifest?${query}`, [uniqueId]);
  };
const incoming =
  (field: string): Use =>
  async ({ id }) => {
    const body = incomingOf(server, { [field]: id });
    return () => server.member.rest('POST', 'manifest/incoming', body);
  };
const rateCard =
  (field: 'customerId' | 'vendorId'): Use =>
  async ({ id }) =>
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

/** Commands that write each column; `made` if a special kind of parent is required. */
const uses: Readonly<Record<string, { made?: () => Promise<Made>; by: Readonly<Record<string, Use>> }>> = {
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
      createManualInvoice: async ({ id }) => {
        const body = await manualBody(server, { customerId: id });
        return () => server.admin.rest('POST', 'invoices/manual', body);
      },
    },
  },
  'CustomerPayment.customerId': {
    by: {
      recordPayment:
        async ({ id }) =>
        () =>
          server.admin.rest('POST', 'payments', {
            customerId: id,
            receivedOn: server.app.clock.today(),
            mode: 4,
            amount: 500,
          }),
    },
  },
  'OpeningItem.customerId': {
    by: {
      setOpening:
        async ({ uniqueId }) =>
        () =>
          server.admin.rest('PUT', `customers/${uniqueId}/opening`, { date: '2026-04-01', amount: 500 }),
    },
  },
  'CreditLift.customerId': {
    by: {
      liftCredit:
        async ({ uniqueId }) =>
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
        async ({ id }) =>
        () =>
          server.admin.rest('POST', 'vendors', vendorBody(id)),
      updateVendor: async ({ id }) => {
        const { uniqueId } = await aVendor(server);
        return () => server.admin.rest('PUT', `vendors/${uniqueId}`, vendorBody(id));
      },
    },
  },
  'RateCard.customerId': { by: { createRateCard: rateCard('customerId') } },
  'RateCard.vendorId': { by: { createRateCard: rateCard('vendorId') } },
  'VendorBill.vendorId': {
    by: {
      createVendorBill:
        async ({ id }) =>
        () =>
          server.admin.rest('POST', 'vendorbills', {
            vendorId: id,
            billNo: `B ${unused()}`,
            billDate: '2026-07-15',
            periodFrom: '2026-07-01',
            periodTo: '2026-07-15',
            taxable: 10,
            total: 10,
            lines: [{ rowNo: 2, awb: 'A1', amount: 10 }],
          }),
    },
  },
  'WeightRule.vendorId': {
    by: {
      saveWeightRule:
        async ({ id }) =>
        () =>
          server.admin.rest('PUT', 'weightrules', { vendorId: id, serviceType: 1, divisor: 5000 }),
    },
  },
  'City.stateId': {
    by: {
      createCity:
        async ({ id }) =>
        () =>
          server.member.rest('POST', 'cities', { name: `City ${unused()}`, pinCode: '400099', stateId: id }),
    },
  },
};

const columns = Object.keys(parents).flatMap((target) => referencesTo(target));
const nameOf = ({ kind, property }: ReferenceColumn) => `${kind}.${property}`;
const pairs = columns.flatMap((column) =>
  Object.keys(uses[nameOf(column)]?.by ?? {}).map((by) => [nameOf(column), by, column] as const),
);

/** Live records that reference a deleted one. */
async function dangling({ kind, property, target }: ReferenceColumn): Promise<number> {
  const { manager } = server.app.database.reader;
  const [child, parent] = [manager.connection.getMetadata(kind), manager.connection.getMetadata(target)];
  const column = child.findColumnWithPropertyName(property)?.databaseName;
  const [row] =
    await manager.query(`SELECT COUNT(*) AS n FROM ${child.tableName} c JOIN ${parent.tableName} p ON p.id = c.${column}
    WHERE c.deleted_on IS NULL AND p.deleted_on IS NOT NULL`);
  return Number(row.n);
}

test('every column that names a record has a command here that writes it, and a foreign key', () => {
  expect(Object.keys(uses).sort()).toEqual(columns.map(nameOf).sort());
  for (const { kind, property } of columns) {
    const { foreignKeys } = server.app.database.writer.getMetadata(kind);
    expect(foreignKeys.flatMap((key) => key.columns.map(({ propertyName }) => propertyName))).toContain(property);
  }
  const others = [...records.keys()].flatMap((kind) => referencesOf(kind)).filter(({ target }) => !parents[target]);
  // These change the referenced record, or are changed with it.
  expect(others.map(nameOf).sort()).toEqual([
    'Allocation.invoiceId',
    'Allocation.openingId',
    'Allocation.paymentId',
    'Consignment.invoiceId',
    'Consignment.manifestId',
    'ConsignmentHistory.consignmentId',
    'ConsignmentRating.consignmentId',
    'CreditOverride.consignmentId',
    'RateCard.schemeId',
    'RateSlab.cardId',
    'RateSlab.zoneId',
    'Zone.schemeId',
    'ZoneRule.schemeId',
    'ZoneRule.zoneId',
  ]);
});

test.each(pairs)(
  '%s, written by %s while the record is deleted, names no deleted one',
  async (name, by, column) => {
    const parent = parents[column.target];
    const use = uses[name]?.by[by];
    if (!parent || !use) throw new Error(`No race for ${name}`);
    const round = async () => {
      const made = await (uses[name]?.made ?? parent.make)();
      const write = await use(made);
      const [written, deleted] = await Promise.all([
        write(),
        server.admin.rest('DELETE', `${parent.path}/${made.uniqueId}`),
      ]);
      return { written: said(written), deleted: said(deleted) };
    };
    for (let done = 0; done < rounds; done += 6) {
      const outcomes = await Promise.all(Array.from({ length: Math.min(6, rounds - done) }, round));
      for (const { written, deleted } of outcomes) {
        const refused = written.startsWith('200') ? deleted : written;
        expect([written, deleted]).toContain('200');
        expect(refused).toMatch(
          written.startsWith('200')
            ? new RegExp(`^409 ${column.target} has [a-z ]+$`)
            : /^40[04] [A-Za-z ]+ not found$/,
        );
      }
    }
    expect(await dangling(column)).toBe(0);
  },
  120_000,
);

const said = ({ status, body }: RestAnswer) => [status, ...body.errors].join(' ');

test('a record that the transaction has not locked cannot be named', async () => {
  const [named, other] = [await aCustomer(server), await aCustomer(server)];
  const naming = (customerId: number) =>
    command({
      action: 'company',
      input: NoInput,
      async run({ db }) {
        await db.named(Customer, named.id, 'Customer', 'customerId');
        return db.update(await db.lock(Invoice, invoice.id), { customerId });
      },
    })(new NoInput(), aCall(server));
  const { body } = await server.admin.rest('POST', 'invoices/manual', await manualBody(server));
  const invoice = body.resultObject as Made;
  await expect(naming(other.id)).rejects.toThrow(`Invoice.customerId names Customer ${other.id}, which is not locked`);
  expect((await naming(named.id)).customerId).toBe(named.id);
});
