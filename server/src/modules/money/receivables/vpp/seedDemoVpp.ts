import { IsNull } from 'typeorm';
import type { App } from '../../../../core/module/app.types';
import { groupBy } from '../../../../db/read/rawRows';
import { insertSeedRows } from '../../../../db/write/seedRows';
import { firstBranchId } from '../../../../db/schema/columns';
import type { Writer } from '../../../../db/write/writer';
import { addDays, startOfDayInstant, type DateOnly } from '../../../../domain/values/dates';
import { lastId } from '../../../../seed/bulk';
import { Consignment } from '../../../bookings/consignments/consignment.entity';
import { Customer } from '../../../parties/customers/customer.entity';
import { Invoice } from '../../../billing/invoices/invoice.entity';
import { User } from '../../../parties/users/user.entity';
import { takeNumber } from '../../../parties/series/takeNumber';
import { collectionMovement, post, remittanceMovement } from '../../../billing/ledger/ledger';
import { VppCollection, VppRemittance } from './vpp.entity';
import type { RemitVppInput } from './vpp.inputs';
import { remit } from './vpp.service';

/** What was delivered so long ago is remitted. */
const remittedAfterDays = 12;

/** VPP money of the demo's deliveries: what is older is paid out, some of it by mistake, the rest is owed. */
export async function seedDemoVpp(db: Writer, app: App): Promise<void> {
  const today = app.clock.today();
  const delivered = await db
    .select(Consignment, 'r')
    .where("r.deletedOn IS NULL AND r.isVpp = :isVpp AND r.deliveryStatus = 'Delivered'", { isVpp: true })
    .andWhere('r.vppAmount > 0 AND r.deliveryDate IS NOT NULL')
    .orderBy('r.deliveryDate')
    .addOrderBy('r.id')
    .getMany();
  const collected = delivered.map(({ id, awbNo, senderId, deliveryDate, vppAmount }) => ({
    id,
    awbNo,
    senderId,
    day: deliveryDate ?? today,
    amount: vppAmount ?? 0,
  }));
  for (const each of collected) post(db, collectionMovement(each, each.awbNo));
  const limit = addDays(today, -remittedAfterDays);
  const keptBack = await keptForSetOff(db, collected, today);
  const old = collected.filter(({ id, day }) => day <= limit && id !== keptBack);
  const remittances = [...groupBy(old, ({ senderId }) => senderId)]
    .map(([customerId, own]) => {
      const last = own.reduce((latest, { day }) => (day > latest ? day : latest), '');
      return { customerId, own, remittedOn: addDays(last, 3) };
    })
    .sort((one, other) => (one.remittedOn < other.remittedOn ? -1 : 1));
  const author = (await db.find(User, { role: 'Admin' }))?.id ?? null;
  const remittanceOf = new Map<number, number>();
  let id = (await lastId(db.internal, VppRemittance)) + 1;
  for (const [at, { customerId, own, remittedOn }] of remittances.entries()) {
    const isReversed = at % 5 === 1;
    const amount = own.reduce((sum, each) => sum + each.amount, 0);
    const remittance = {
      id,
      number: await takeNumber(db, 'Remittance', remittedOn, firstBranchId),
      customerId,
      remittedOn,
      amount,
      setOff: 0,
      paidOut: amount,
      mode: 'BankTransfer' as const,
      reference: `UTR26${String(8_120_000 + 41 * id)}`,
      reversedOn: isReversed ? addDays(remittedOn, 1) : null,
      reversalReason: isReversed ? 'Account number was wrong' : null,
      createdOn: new Date(startOfDayInstant(remittedOn, app.config.timezone).getTime() + 12 * 3_600_000),
      createdById: author,
    };
    await insertSeedRows(db, VppRemittance, [remittance]);
    post(db, remittanceMovement({ ...remittance, reversedOn: null }));
    if (isReversed) post(db, remittanceMovement(remittance));
    else for (const each of own) remittanceOf.set(each.id, id);
    id += 1;
  }
  await insertSeedRows(
    db,
    VppCollection,
    collected.map(({ id: consignmentId, day, amount }) => ({
      consignmentId,
      collectedOn: day,
      amount,
      remittanceId: remittanceOf.get(consignmentId) ?? null,
    })),
  );
}

interface Collected {
  id: number;
  senderId: number;
  day: DateOnly;
}

/** The newest collection of a sender who owes an invoice, so that something is owed that can be set off. */
async function keptForSetOff(db: Writer, collected: readonly Collected[], today: DateOnly): Promise<number | null> {
  const owing = await openInvoice(db, collected, today);
  return collected.findLast(({ senderId, day }) => senderId === owing?.customerId && day < today)?.id ?? null;
}

/** What a sender with a collection before today owes, preferably one without a credit limit. */
async function openInvoice(db: Writer, collected: readonly Collected[], today: DateOnly): Promise<Invoice | null> {
  const open = await db
    .select(Invoice, 'r')
    .where("r.deletedOn IS NULL AND r.cancelledOn IS NULL AND r.invoiceStatus = 'Approved' AND r.outstanding > 0")
    .andWhere('r.invoiceDate < :today', { today })
    .orderBy('r.id')
    .getMany();
  const senders = new Set(collected.filter(({ day }) => day < today).map(({ senderId }) => senderId));
  const owing = open.filter(({ customerId }) => senders.has(customerId));
  const customers = await db.byIds(Customer, [...senders], ['creditLimit']);
  return owing.find(({ customerId }) => customers.get(customerId)?.creditLimit === null) ?? owing[0] ?? null;
}

/** One remittance of yesterday, half of it set off against a part of an invoice. Accounts are recounted afterwards. */
export async function seedSetOff(db: Writer, today: DateOnly): Promise<void> {
  const debts = (await db.findAll(VppCollection, { remittanceId: IsNull() })).filter(
    ({ collectedOn }) => collectedOn < today,
  );
  const consignments = await db.byIds(
    Consignment,
    debts.map(({ consignmentId }) => consignmentId),
    ['senderId'],
  );
  const collected = debts.map(({ consignmentId, collectedOn, amount }) => ({
    id: consignmentId,
    senderId: consignments.get(consignmentId)?.senderId ?? 0,
    day: collectedOn,
    amount,
  }));
  const owing = await openInvoice(db, collected, today);
  if (!owing) return;
  const own = collected.filter(({ senderId }) => senderId === owing.customerId);
  const half = (paise: number) => (paise < 200 ? paise : Math.floor(paise / 200) * 100);
  const setOff = Math.min(half(owing.outstanding), half(own.reduce((sum, each) => sum + each.amount, 0)));
  const input: RemitVppInput = {
    customerId: String(owing.customerId),
    remittedOn: addDays(today, -1),
    consignmentIds: own.map(({ id }) => String(id)),
    setOffs: [{ invoiceId: String(owing.id), amount: setOff }],
    mode: 'BankTransfer',
    reference: 'UTR268190412',
    remark: 'Set off as agreed by telephone',
  };
  await remit(db, input, today);
}
