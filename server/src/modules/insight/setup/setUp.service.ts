import { In, IsNull } from 'typeorm';
import { command, NoInput, query } from '../../../core/operation/operation';
import { integer } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import type { RecordEntity } from '../../../db/schema/record';
import { SetUpTask } from '../../../domain/lists/enums';
import { Mail } from '../../../gateways/mailer/mail.entity';
import { OpeningItem } from '../../money/receivables/opening.entity';
import { profileOn } from '../../parties/company/companyProfiles';
import { SetUpMark } from '../../parties/company/setUpMark.entity';
import { hiddenMark, removeMark, setMark } from '../../parties/company/setUpMarks';
import { Customer } from '../../parties/customers/customer.entity';
import { User } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { RateCard } from '../../rating/rates/rateCard.entity';
import { HideSetUpInput, NoteSetUpInput } from './setUp.inputs';
import type { SetUpState } from './setUp.type';

export const setUpState = query({
  action: 'setUpState',
  input: NoInput,
  run: ({ db, today }) => stateOf(db, today()),
});

export const noteSetUp = command({
  action: 'noteSetUp',
  input: NoteSetUpInput,
  async run({ db, today }, { task }): Promise<SetUpState> {
    await setMark(db, task);
    return stateOf(db, today());
  },
});

export const hideSetUp = command({
  action: 'hideSetUp',
  input: HideSetUpInput,
  async run({ db, today }, { isHidden }): Promise<SetUpState> {
    await (isHidden ? setMark : removeMark)(db, hiddenMark);
    return stateOf(db, today());
  },
});

async function stateOf(db: Reader, today: string): Promise<SetUpState> {
  const marks = new Set((await db.findAll(SetUpMark, {})).map(({ name }) => name));
  const profile = await profileOn(db, today);
  const done: Record<SetUpTask, boolean> = {
    Company: profile !== null,
    Logo: profile?.logo != null,
    Bank: profile?.bankAccountNumber != null,
    Series: marks.has('Series') || (await db.all('NumberSeries')).length > 0,
    Couriers: await hasAtLeast(db, Vendor, 1, { type: In(['Courier', 'Cargo']) }),
    Rates: await hasAtLeast(db, RateCard, 1),
    Customers: await hasAtLeast(db, Customer, 1),
    OpeningBalances: await hasAtLeast(db, OpeningItem, 1),
    Users: await hasAtLeast(db, User, 2),
    TestMail: await isTestMailSent(db, marks),
    TestLabel: marks.has('TestLabel'),
    TestInvoice: marks.has('TestInvoice'),
  };
  const steps = Object.keys(SetUpTask) as SetUpTask[];
  return { steps: steps.map((task) => ({ task, isDone: done[task] })), isHidden: marks.has(hiddenMark) };
}

async function hasAtLeast<T extends RecordEntity>(
  db: Reader,
  entity: new () => T,
  count: number,
  where: object = {},
): Promise<boolean> {
  const live = db
    .select(entity, 'r')
    .select('r.id', 'id')
    .where({ ...where, deletedOn: IsNull() });
  return (await db.raw(live.limit(count), { id: integer })).length === count;
}

/** The outbox keeps a mail for a month: that of an earlier one has left its mark, and arrived if none waits or was given up since. */
async function isTestMailSent(db: Reader, marks: ReadonlySet<string>): Promise<boolean> {
  if (!marks.has('TestMail')) return false;
  const mails = await db.findAll(Mail, { template: 'Test' });
  return mails.length === 0 || mails.some(({ sentOn }) => sentOn !== null);
}
