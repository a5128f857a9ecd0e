import { inverses } from '../../../core/operation/operation';
import { requiredPermissions } from '../../../domain/policy';
import {
  aCargo,
  aCity,
  aConsignment,
  aCustomer,
  anIncomingManifest,
  aState,
  aVendor,
  unused,
} from '../../../testing/factories';
import { standardSlabs } from '../../../seed/data/rates';
import { aDeposit } from '../../../testing/cashBook';
import { aDraftNote } from '../../../testing/creditNotes';
import { aRateCard, setSlabs, someRates, type Rates } from '../../../testing/rates';
import { aBill, aWriteOff, writeOff } from '../../../testing/receivables';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';
import { aKey, lasting, refusal, UndoDesk, undone } from '../../../testing/undo';

let server: TestServer;
let desk: UndoDesk;
let rates: Rates | undefined;
beforeAll(async () => {
  server = await startTestServer();
  desk = new UndoDesk(server);
  await aConsignment(server);
});
afterEach(() => server.setNow(null));
afterAll(() => server.close());

const undo = (...asked: Parameters<UndoDesk['undo']>) => desk.undo(...asked);
const deletion = (...asked: Parameters<UndoDesk['deletion']>) => desk.deletion(...asked);
const read = (path: string) => desk.read(path);
const made = async (path: string, body: object) => (await server.admin.rest('POST', path, body)).body.resultObject;

/** With the slabs of the standard card, for a customer of its own. */
async function aCard(given?: number) {
  rates ??= await someRates(server);
  const customerId = given ?? (await aCustomer(server)).id;
  const card = await aRateCard(server, { ...{ name: `Net ${unused()}`, customerId }, schemeId: rates.scheme.id });
  await setSlabs(server, card, standardSlabs);
  return { ...card, customerId };
}

describe('a deletion', () => {
  interface Deleted {
    list: string;
    uniqueId: string;
    /** Where it is read; left out: the list. */
    rows?: () => Promise<Json[]>;
  }
  const records: Readonly<Record<string, () => Promise<Deleted>>> = {
    deleteCargo: async () => ({ list: 'consignment/cargo', ...(await aCargo(server)) }),
    deleteCashDeposit: async () => {
      const { id, uniqueId } = await aDeposit(server);
      const rows = async () => {
        const { entries } = await read(`cashbook/day?date=${server.app.clock.today()}`);
        return entries
          .filter(({ documentId, amount }: Json) => documentId === id && amount === -100)
          .map((entry: Json) => ({ ...entry, uniqueId }));
      };
      return { list: 'cashbook/deposits', uniqueId, rows };
    },
    deleteCity: async () => ({ list: 'cities', ...(await aCity(server)) }),
    deleteConsignment: async () => ({ list: 'consignments', ...(await aConsignment(server)) }),
    deleteCreditNote: async () => {
      const { id: invoiceId } = await aBill(server, (await aCustomer(server)).id, 1000);
      const { uniqueId } = await aDraftNote(server, { invoiceId, taxable: 100 });
      return { list: 'creditnotes', uniqueId };
    },
    deleteCustomer: async () => ({ list: 'customers', ...(await aCustomer(server)) }),
    deleteExpense: async () => ({
      list: 'expenses',
      ...(await made('expenses', { date: server.app.clock.today(), amount: 120, remark: 'Diesel' })),
    }),
    deleteManifest: async () => ({ list: 'manifest', ...(await anIncomingManifest(server)) }),
    deleteNotification: async () => {
      const today = server.app.clock.today();
      const body = { message: 'Closed on Friday', startAt: today, expireAt: today, isPermanent: false };
      return { list: 'notifications', ...(await made('notifications', body)) };
    },
    deleteRateCard: async () => ({ list: 'ratecards', ...(await aCard()) }),
    deleteRole: async () => ({
      list: 'roles',
      ...(await made('roles', { name: `Desk ${unused()}`, actions: ['customers:read'] })),
    }),
    deleteState: async () => ({ list: 'states', ...(await aState(server)) }),
    deleteVendor: async () => ({ list: 'vendors', ...(await aVendor(server)) }),
    deleteView: async () => {
      const { uniqueId } = await made('views', {
        screen: 'consignments',
        name: `Mine ${unused()}`,
        address: '',
        isShared: true,
      });
      return { list: 'views', uniqueId, rows: async () => (await read('views?screen=consignments')).views };
    },
    deleteWriteOff: async () => ({ list: 'writeoffs', ...(await aWriteOff(server)) }),
  };

  test.each(Object.keys(records))('%s is undone, and the record is as it was', async (operation) => {
    const { list, uniqueId, rows } = await (records[operation] ?? (() => Promise.reject()))();
    const all = rows ?? (() => read(`${list}?take=500`));
    const listed = async () => (await all()).find((row: Json) => row.uniqueId === uniqueId) as Json | undefined;
    const before = await listed();
    expect(before).toBeDefined();
    const key = aKey();
    await deletion(`${list}/${uniqueId}`, key);
    expect(await listed()).toBeUndefined();
    expect(await undo(operation, key)).toEqual(undone(1));
    expect(lasting(await listed())).toEqual(lasting(before));
    expect((await server.admin.rest('DELETE', `${list}/${uniqueId}`)).body.errors).toEqual([]);
    await desk.expectRollupsToAgree();
  });

  test('all of them are tried, but that of a movement', () => {
    const deletions = [...inverses.keys()].filter((action) => action.startsWith('delete')).sort();
    expect(deletions).toEqual([...Object.keys(records), 'deleteHistory'].sort());
  });

  /** Why not: docs/decisions/0087. A new one declares its inverse, or says here why it has none. */
  const withoutUndo = {
    ...Object.fromEntries(
      ['bulkApprove', 'bulkApproveCargo', 'bulkApproveInvoices', 'bulkPay', 'bulkPayCargo'].map((one) => [
        one,
        'one-way',
      ]),
    ),
    bulkBillMonth: 'its drafts have taken their consignments, and each is deleted by itself',
    bulkMailInvoices: 'has left the house',
    bulkTrack: 'has asked couriers',
    deleteInvoice: 'its consignments may be billed again in the next second',
    deleteUser: 'their sessions, links and second factor are gone',
    deleteVendorBill: 'the costs that it has set are taken back',
  };

  test('every command that deletes, dispatches or works on many is undone, or says why not', () => {
    const isUndoable = /^(delete|bulk|dispatch)[A-Z]/;
    const commands = Object.keys(requiredPermissions).filter((action) => isUndoable.test(action));
    expect(commands.filter((action) => inverses.has(action)).length).toBeGreaterThan(15);
    expect(commands.filter((action) => !inverses.has(action)).sort()).toEqual(Object.keys(withoutUndo).sort());
  });

  test('of a rate card brings its prices back, unless another card holds by now', async () => {
    const [card, key] = [await aCard(), aKey()];
    const slabsOf = async () => (await read(`ratecards/${card.uniqueId}`)).slabs;
    const before = await slabsOf();
    expect(before.length).toBeGreaterThan(1);
    await deletion(`ratecards/${card.uniqueId}`, key);
    expect(await undo('deleteRateCard', key)).toEqual(undone(1));
    expect((await slabsOf()).map(lasting)).toEqual(before.map(lasting));

    const later = aKey();
    await deletion(`ratecards/${card.uniqueId}`, later);
    await aCard(card.customerId);
    expect(await undo('deleteRateCard', later)).toMatchObject({ status: 409 });
  });

  test('of a write-off is refused once another one waits', async () => {
    const invoice = await aBill(server, (await aCustomer(server)).id, 1000);
    const [{ uniqueId }, key] = [(await writeOff(server, invoice)).body.resultObject, aKey()];
    await deletion(`writeoffs/${uniqueId}`, key);
    await writeOff(server, invoice);
    expect(await undo('deleteWriteOff', key)).toMatchObject({ status: 409 });
  });

  test('is undone once, however often that is asked for', async () => {
    const { uniqueId } = await aCustomer(server);
    const key = aKey();
    await deletion(`customers/${uniqueId}`, key);
    const answers = await Promise.all(Array.from({ length: 5 }, () => undo('deleteCustomer', key)));
    expect(answers).toEqual(Array(5).fill(undone(1)));
    const log = await read(`audit/changelog?entityName=Customer&primaryKey=${uniqueId}`);
    expect(log.filter(({ propertyName }: Json) => propertyName === 'deletedOn')).toHaveLength(2);
  });

  test('is refused when its number was given to another record meanwhile', async () => {
    const { uniqueId, code } = await aState(server);
    const key = aKey();
    await deletion(`states/${uniqueId}`, key);
    await aState(server, { code });
    expect(await undo('deleteState', key)).toEqual(refusal('This number or name is already taken'));
  });

  test('is refused when what the record names was deleted meanwhile', async () => {
    const [city, key] = [await aCity(server), aKey()];
    const vendor = await aVendor(server, { cityId: city.id });
    await deletion(`vendors/${vendor.uniqueId}`, key);
    await deletion(`cities/${city.uniqueId}`, aKey());
    expect(await undo('deleteVendor', key)).toEqual(refusal('City was deleted meanwhile'));
  });
});

describe('whoever undoes', () => {
  const deleted = async () => {
    const [{ uniqueId }, key] = [await aCustomer(server), aKey()];
    await deletion(`customers/${uniqueId}`, key, server.member);
    return key;
  };

  test('is refused after the time', async () => {
    const key = await deleted();
    server.setNow(new Date(Date.now() + 13_000));
    expect(await undo('deleteCustomer', key, server.member)).toEqual(refusal('It is too late to undo this'));
    server.setNow(new Date(Date.now() + 9_000));
    expect(await undo('deleteCustomer', key, server.member)).toEqual(undone(1));
  });

  test('is who ran it, by the same operation and key', async () => {
    const key = await deleted();
    const nothing = refusal('There is nothing to undo');
    expect(await undo('deleteCustomer', key, server.admin)).toEqual(nothing);
    expect(await undo('deleteCustomer', aKey(), server.member)).toEqual(nothing);
    expect(await undo('deleteExpense', key, server.member)).toEqual(nothing);
    expect((await undo('deleteCustomer', key, server.nobody)).status).toBe(401);
    expect(await undo('deleteCustomer', key, server.member)).toEqual(undone(1));
  });

  test('may still run it', async () => {
    expect((await undo('deleteVendor', await deleted(), server.member)).status).toBe(403);
  });

  test('names an operation that can be undone, and a key', async () => {
    const answers = await Promise.all(['approveConsignment', 'nonsense'].map((name) => undo(name, aKey())));
    expect(answers.map(({ status, body }) => [status, body.errors])).toEqual(
      Array(2).fill([400, ['This operation cannot be undone']]),
    );
    const keyless = await server.admin.rest('POST', 'undo', { operation: 'deleteCustomer' });
    expect([keyless.status, keyless.body.errors]).toEqual([
      400,
      ['Please name the idempotency key of what is to be undone'],
    ]);
    expect([...inverses.keys()].filter((action) => !Object.hasOwn(requiredPermissions, action))).toEqual([]);
  });
});
