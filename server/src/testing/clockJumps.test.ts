/** The server's clock is set forwards and backwards between operations, as by hand or by a time server. */
import { findInconsistencies } from '../core/module/consistency';
import { groupBy } from '../db/read/rawRows';
import { openReadOnly } from '../db/read/readOnly';
import { consistencyChecks } from '../registry';
import { financialYearOf, todayIn } from '../domain/values/dates';
import { sendDueMails } from '../gateways/mailer';
import { random, type Random } from '../seed/data/random';
import { Session } from '../modules/parties/accounts/session.entity';
import { approveNote, note } from './creditNotes';
import { aConsignment, aCustomer } from './factories';
import { approve, generationOf } from './invoices';
import { aUser } from './people';
import { startTestServer, type Json, type RestAnswer, type TestServer } from './testServer';

const seed = Number(process.env.CLOCK_SEED ?? 1);
const jumps = Number(process.env.CLOCK_JUMPS ?? (process.env.TEST_LENGTH === 'short' ? 6 : 40));
const [second, minute, hour] = [1_000, 60_000, 3_600_000];
const year = 365 * 24 * hour;
const start = new Date('2026-11-20T06:00:00Z').getTime();
const email = 'member@waybill.test';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ sessionIdleMs: 30 * minute });
});
afterAll(() => server.close());
const setTo = (at: number) => server.setNow(new Date(at));
/** Those that the factories call. */
async function signInAgain(): Promise<void> {
  server.admin = await server.signIn(server.app.config.adminEmail);
  server.member = await server.signIn(email);
}

/** Moments at which a day, a month or a financial year ends in India, and steps from the present. */
function nextMoment(draw: Random, now: number): number {
  const ends = ['2026-11-30', '2026-12-31', '2027-03-31', '2026-03-31', '2028-02-29', '2028-02-28', '2025-11-20'];
  const step = draw.pick([-90 * second, -hour, 90 * second, hour, -year, year, -31 * 24 * hour]);
  if (draw.chance(0.4)) return now + step;
  return new Date(`${draw.pick(ends)}T23:59:59+05:30`).getTime() + draw.pick([0, second]);
}

/** Books, bills, and credits a part of it, the clock moving between the steps; returns the numbers given. */
async function aSale(customerId: number, tick: () => void): Promise<{ number: string; date: string }[]> {
  const answers: RestAnswer[] = [];
  const after = async (asked: Promise<RestAnswer>) => {
    const answer = await asked;
    answers.push(answer);
    tick();
    return answer;
  };
  const consignment = await aConsignment(server, {}, { senderId: customerId, customerAmount: 100 });
  tick();
  const made = await after(server.admin.rest('POST', 'invoices', generationOf(server, customerId, [consignment])));
  const billed: Json = made.body.resultObject;
  const approved = billed && (await after(approve(server, billed)));
  const invoice: Json = approved?.body.resultObject;
  const drafted = invoice && (await after(note(server, { invoiceId: invoice.id, taxable: 10 })));
  const credited = drafted?.body.resultObject && (await after(approveNote(server, drafted.body.resultObject)));
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  const noted: Json = credited?.body.resultObject;
  return [
    ...(invoice?.invoiceNumber ? [{ number: invoice.invoiceNumber, date: billed.invoiceDate }] : []),
    ...(noted?.number ? [{ number: noted.number, date: noted.noteDate }] : []),
  ];
}

test(`numbers have neither gap nor duplicate, each in its financial year, and the books agree (seed ${seed})`, async () => {
  const draw = random(seed);
  let now = start;
  const jump = () => setTo((now = nextMoment(draw, now)));
  setTo(now);
  const given: { number: string; date: string }[] = [];
  for (let n = 0; n < jumps; n += 1) {
    jump();
    // Whatever the step, a password opens a session.
    await signInAgain();
    given.push(
      ...(await aSale((await aCustomer(server)).id, () => setTo((now += draw.pick([second, -second, 90 * second]))))),
    );
  }
  expect(given.length).toBeGreaterThan(jumps / 2);
  const series = groupBy(given, ({ number }) => number.slice(0, number.lastIndexOf('/')));
  for (const [name, ofSeries] of series) {
    const serials = ofSeries.map(({ number }) => Number(number.slice(number.lastIndexOf('/') + 1)));
    expect([name, serials.sort((a, b) => a - b)]).toEqual([name, ofSeries.map((_, at) => at + 1)]);
    expect(new Set(ofSeries.map(({ date }) => financialYearOf(date)))).toEqual(new Set([name.split('/')[1]]));
  }
  const database = await openReadOnly(server.app.config);
  expect(await findInconsistencies(database, consistencyChecks)).toEqual([]);
  await database.close();
});

describe('a clock that is set back', () => {
  beforeEach(async () => {
    setTo(start);
    await signInAgain();
  });
  const isSignedIn = async (token: TestServer['admin']) => (await token.rest('GET', 'users/profile')).status === 200;

  test('by a little ends no session', async () => {
    const client = await server.signIn(email);
    for (const step of [second, minute, 29 * minute, hour]) {
      setTo(start - step);
      expect(await isSignedIn(client)).toBe(true);
    }
  });

  test('by a year: a session that is not used ends as always', async () => {
    const client = await server.signIn(email);
    setTo(start - year);
    expect(await isSignedIn(client)).toBe(true);
    const { sid: sessionId } = JSON.parse(Buffer.from(client.token?.split('.')[1] ?? '', 'base64url').toString());
    const lastSeen = async () =>
      (await server.app.database.reader.manager.findOneByOrFail(Session, { sessionId })).lastSeenOn?.getTime();
    // Written beside the request.
    while ((await lastSeen()) !== start - year) expect(await isSignedIn(client)).toBe(true);
    setTo(start - year + 31 * minute);
    expect(await isSignedIn(client)).toBe(false);
  });

  test('by a year locks nobody out for that time, and a quarter of an hour still counts', async () => {
    const { user } = await aUser(server);
    const signIn = async () => {
      const body = { emailAddress: user.emailAddress, password: 'not the password' };
      return (await server.nobody.rest('POST', 'account/authenticate', body)).status;
    };
    for (let n = 0; n < 10; n += 1) expect(await signIn()).toBe(401);
    expect(await signIn()).toBe(429);
    setTo(start - minute);
    expect(await signIn()).toBe(429);
    setTo(start - year);
    expect(await signIn()).toBe(401);
  });

  test('by a year: a link does not outlive its day by that', async () => {
    const { user } = await aUser(server);
    await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: user.emailAddress });
    let guid = '';
    const send = async (_: unknown, { content }: { content: { button?: { url: string } } }) => {
      guid = new URLSearchParams(content.button?.url.split('?')[1]).get('Guid') ?? '';
      return 'sent';
    };
    expect(await sendDueMails(server.app, { mailer: { send } })).toBeGreaterThan(0);
    const activate = async () => {
      const resetlink = { id: user.uniqueId, guid, email: user.emailAddress };
      return (await server.nobody.rest('POST', 'accountactivation', { resetlink })).status;
    };
    setTo(start - year);
    expect(await activate()).toBe(400);
    setTo(start - hour);
    expect(await activate()).toBe(200);
  });

  test('moves the calendar day with it', () => {
    setTo(new Date('2027-03-31T18:30:00Z').getTime());
    expect(server.app.clock.today()).toBe('2027-04-01');
    setTo(new Date('2027-03-31T18:29:59Z').getTime());
    expect(server.app.clock.today()).toBe(todayIn('Asia/Kolkata', new Date('2027-03-31T18:29:59Z')));
    expect(server.app.clock.today()).toBe('2027-03-31');
  });
});
