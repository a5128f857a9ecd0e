/**
 * Deletes a record while another one is about to reference it: either the deletion or the reference must be refused.
 * Every referencing column is tested against every command that writes it (`liveReferenceUses.ts`).
 */
import { referencesOf, referencesTo, type ReferenceColumn } from '../db/schema/columns';
import { Customer } from '../modules/parties/customers/customer.entity';
import { Invoice } from '../modules/billing/invoices/invoice.entity';
import { records } from '../registry';
import { command, NoInput } from '../core/operation/operation';
import { aCall } from './aCall';
import { aCustomer, type Made } from './factories';
import { manualBody } from './invoices';
import { parents, prepareUses, uses, type UseContext } from './liveReferenceUses';
import { startTestServer, type RestAnswer, type TestServer } from './testServer';

/** The embedded database runs one writing transaction at a time, so few rounds are enough. */
const isShort = process.env.TEST_LENGTH === 'short';
const rounds = process.env.TEST_DATABASE_URL ? (isShort ? 10 : 60) : 6;

let server: TestServer;
let context: UseContext;
beforeAll(async () => {
  server = await startTestServer();
  context = await prepareUses(server);
});
afterAll(() => server.close());

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

test('every column that names a record has a command that writes it, and a foreign key', () => {
  const names = columns.map(nameOf);
  const lacking = names.filter((name) => !(name in uses));
  expect(lacking.map((name) => `testing/liveReferenceUses.ts lacks the commands that write ${name}`)).toEqual([]);
  expect(Object.keys(uses).filter((name) => !names.includes(name))).toEqual([]);
  for (const { kind, property } of columns) {
    const { foreignKeys } = server.app.database.writer.getMetadata(kind);
    expect(foreignKeys.flatMap((key) => key.columns.map(({ propertyName }) => propertyName))).toContain(property);
  }
  const others = [...records.keys()].flatMap((kind) => referencesOf(kind)).filter(({ target }) => !parents[target]);
  // These change the referenced record, or are changed with it.
  expect(others.map(nameOf).sort()).toEqual([
    'Allocation.creditNoteId',
    'Allocation.invoiceId',
    'Allocation.openingId',
    'Allocation.paymentId',
    'CargoConsignment.invoiceId',
    'Consignment.commissionBillId',
    'Consignment.invoiceId',
    'Consignment.manifestId',
    'ConsignmentHistory.consignmentId',
    'ConsignmentRating.consignmentId',
    'CourierDue.consignmentId',
    'CourierRemittanceLine.consignmentId',
    'CourierRemittanceLine.remittanceId',
    'CreditNote.invoiceId',
    'CreditOverride.consignmentId',
    'DeliveryPerson.userId',
    'RateCard.schemeId',
    'RateSlab.cardId',
    'RateSlab.zoneId',
    'Refund.creditNoteId',
    'Refund.paymentId',
    'RunSheet.personId',
    'RunSheetLine.consignmentId',
    'RunSheetLine.runSheetId',
    'User.roleId',
    'VppCollection.consignmentId',
    'VppCollection.remittanceId',
    'VppRemittance.paymentId',
    'WriteOff.invoiceId',
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
      const made = await (uses[name]?.made ?? parent.make)(context);
      const write = await use(context, made);
      const [written, deleted] = await Promise.all([
        write(),
        server.admin.rest('DELETE', `${parent.path}/${made.uniqueId}`),
      ]);
      return { written: said(written), deleted: said(deleted) };
    };
    const times = Math.min(rounds, uses[name]?.atMost ?? rounds);
    for (let done = 0; done < times; done += 6) {
      const outcomes = await Promise.all(Array.from({ length: Math.min(6, times - done) }, round));
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
