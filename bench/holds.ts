/** How long single works hold the event loop of the server, so that whoever asks meanwhile waits. */
import { hash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { demoPassword } from '../server/src/config';
import { importFields } from '../server/src/domain/imports/importFields';
import { todayIn } from '../server/src/domain/values/dates';
import { ask, type Subject } from './load';
import { startWaybill } from './servers';
import { median, ms, percentile } from './statistics';
import { byRest, listByGraphql, tokenOf } from './subjects';

/** In the server's process: answers each message with the waits of a timer of 1 ms since the last one. */
export const watchingLoop = `data:text/javascript,${encodeURIComponent(`
  import { monitorEventLoopDelay } from 'node:perf_hooks';
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on('message', () => {
    process.send({ longest: delay.max / 1e6 });
    delay.reset();
  });
  process.channel.unref();`)}`;

const rounds = 5;
const importedRows = 2000;
/** As many as the browser sends at once. */
const rowsAtOnce = 500;

interface Side {
  port: number;
  token: string;
}

export async function holdRows(url: string, dataDir: string): Promise<string[][]> {
  const server = await startWaybill(url, dataDir, ['--import', watchingLoop]);
  try {
    const side = { port: server.port, token: await tokenOf(server.port, 'admin@waybill.test', demoPassword) };
    const longest = async (): Promise<number> => {
      server.child.send('longest');
      const [{ longest: waited }] = (await once(server.child, 'message')) as [{ longest: number }];
      return waited;
    };
    const rows: string[][] = [];
    const measure = async (what: string, work: () => Promise<unknown>, goal = '20') => {
      await work();
      await longest();
      const [holds, took]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        const start = performance.now();
        await work();
        took.push(performance.now() - start);
        holds.push(await longest());
      }
      rows.push([what, ms(median(took)), ms(median(holds)), ms(percentile(holds, 100)), goal]);
    };
    const list = (take: number) => () => ask(listByGraphql(side.port, side.token, { take }));
    await measure('GraphQL page of 100', list(100), '');
    await measure('GraphQL page of 500', list(500), '');
    await measure('GraphQL page of 1,000, as an Excel file is read', list(1000));
    await measure('GraphQL page of 5,000', list(5000), '');
    await measure('REST page of 5,000', () => ask(byRest(side.port, side.token, 'consignments?take=5000')), '');
    await measure('REST export of 20,000', () => ask(byRest(side.port, side.token, 'consignments?take=20000')));
    let job: Job = { uniqueId: '', status: 0 };
    const imports = importer(side);
    await measure(`import of ${importedRows} rows: upload`, async () => (job = await imports.upload()));
    await measure('its check', async () => (job = await imports.check(job)));
    await measure('upload, check and run', async () => imports.run(await imports.check(await imports.upload())));
    return rows;
  } finally {
    await server.stop();
  }
}

interface Job {
  uniqueId: string;
  status: number;
}

const labels = [
  'Awb No',
  'Vendor',
  'Booking Date',
  'Service Type',
  'Sender',
  'Receiver',
  'Parcel Type',
  'Payment Mode',
  'Delivery City',
  'Actual Weight',
  'Chargeable Weight',
  'Vendor Amount',
  'Packet',
  'Customer Amount',
];

/** A file of bookings, as the browser imports it. */
function importer({ port, token }: Side) {
  const send = async <Answer>(method: Subject['method'], path: string, body?: object): Promise<Answer> => {
    const subject = byRest(port, token, path);
    const headers = { ...subject.headers, 'content-type': 'application/json' };
    const { text } = await ask({ ...subject, method, headers, body: JSON.stringify(body ?? {}) });
    return (JSON.parse(text) as { resultObject: Answer }).resultObject;
  };
  const row = (prefix: string, sender: string, at: number) => [
    `${prefix}${String(at).padStart(6, '0')}`,
    'DTDC',
    todayIn('Asia/Kolkata'),
    'Surface',
    sender,
    `Receiver ${at % 97}`,
    'Box',
    'Credit',
    'Pune',
    '2.5',
    '3',
    '85',
    '1',
    '140.50',
  ];
  return {
    async upload(): Promise<Job> {
      const prefix = `H${randomUUID().slice(0, 7).toUpperCase()}`;
      const sender = await send<{ company: string }>('POST', 'customers', {
        company: `Consignor ${prefix}`,
        name: 'Somebody',
        contact: '+91 22 4000 0000',
        address: 'Fort, Mumbai',
        gst: null,
      });
      const rows = Array.from({ length: importedRows }, (_, at) => row(prefix, sender.company, at));
      const job = await send<Job>('POST', 'imports', {
        kind: 1,
        fileName: `${prefix}.xlsx`,
        fileHash: hash('sha256', prefix),
        headers: labels,
      });
      for (let at = 0; at < rows.length; at += rowsAtOnce)
        await send('POST', `imports/${job.uniqueId}/rows`, { from: at + 2, rows: rows.slice(at, at + rowsAtOnce) });
      return job;
    },
    async check({ uniqueId }: Job): Promise<Job> {
      const columns = labels.flatMap((header) => {
        const field = importFields.Bookings.find(({ label }) => label === header);
        return field ? [{ header, field: field.name }] : [];
      });
      const profile = await send<{ id: number }>('POST', 'imports/profiles', { kind: 1, name: uniqueId, columns });
      let job = await send<Job>('PUT', `imports/${uniqueId}/check`, { profileId: profile.id });
      while (job.status === 1) job = await send<Job>('PUT', `imports/${uniqueId}/check`);
      return job;
    },
    async run({ uniqueId }: Job): Promise<void> {
      let job = await send<Job>('PUT', `imports/${uniqueId}/run`);
      while (job.status === 3) job = await send<Job>('PUT', `imports/${uniqueId}/run`);
      if (job.status !== 4) throw new Error('The import was not done');
    },
  };
}
