import type { Database } from './dataSource';

const longest = 300;

/** Servers that start at the same moment on one database migrate and seed one after the other. */
export async function oneAtATime<T>({ writer, embedded }: Database, work: () => Promise<T>): Promise<T> {
  if (embedded) return work();
  const holder = writer.createQueryRunner();
  try {
    const [row] = await holder.query('SELECT GET_LOCK(LEFT(CONCAT(\'start:\', DATABASE()), 64), ?) AS held', [longest]);
    if (Number(row?.held) !== 1) throw new Error(`Another server has been starting for more than ${longest} s`);
    return await work();
  } finally {
    await holder.query('SELECT RELEASE_LOCK(LEFT(CONCAT(\'start:\', DATABASE()), 64))').catch(() => undefined);
    await holder.release();
  }
}
