/** Pages per second of one process and of one worker per core, with the database and the load on the same cores. */
import { cpus } from 'node:os';
import { demoPassword } from '../server/src/config';
import { interleaved, warmUp } from './load';
import { startWaybill, type Running } from './servers';
import { listByGraphql, tokenOf } from './subjects';

const [connections, rounds, burst] = [32, 7, 1600];
const warmPagesOfWorker = 6000;
/** With as many cores; with others there is none. */
const goals: Readonly<Record<number, number>> = { 2: 1.4, 4: 2.5 };

export async function workerRows(url: string, dataDir: string): Promise<string[][]> {
  const cores = cpus().length;
  const running: Running[] = [];
  try {
    const subjects = [];
    for (const workers of [1, cores]) {
      const server = await startWaybill(url, dataDir, [], { WORKERS: String(workers) });
      running.push(server);
      const token = await tokenOf(server.port, 'admin@waybill.test', demoPassword);
      const subject = listByGraphql(server.port, token, { take: 100 }, `${workers}`);
      await warmUp([subject], workers * warmPagesOfWorker);
      subjects.push(subject);
    }
    const times = await interleaved(subjects, connections, rounds, burst);
    const one = times.get('1')?.perSecond ?? NaN;
    return [...times].map(([workers, { perSecond, median, p95 }]) => {
      const goal = workers === '1' ? undefined : goals[cores];
      // A workflow says by its end whether the goal is met.
      if (process.env.CI === 'true' && goal !== undefined && perSecond < goal * one) process.exitCode = 1;
      const timing = [perSecond.toFixed(0), median.toFixed(1), p95.toFixed(1)];
      return [workers, ...timing, (perSecond / one).toFixed(2), String(goal ?? '')];
    });
  } finally {
    await Promise.all(running.map((server) => server.stop()));
  }
}
