/** Reports through REST, and what the database says of the same rows. */
import type { Client, Json, TestServer } from './testServer';

export async function report({ admin }: TestServer, query: string, by: Client = admin): Promise<Json> {
  const { status, body } = await by.rest('GET', `reports/${query}`);
  if (status !== 200) throw new Error(body.errors.join());
  return body.resultObject;
}

export async function sqlRows(server: TestServer, text: string): Promise<Json[]> {
  const rows: Json[] = await server.app.database.reader.query(text);
  return rows.map((row) => ({ ...row }));
}

/** What a statement with `k` and `n` answers, with `n` in this part of its unit. */
export const summedBySql = async (server: TestServer, select: string, unit = 1): Promise<Record<string, number>> =>
  Object.fromEntries((await sqlRows(server, select)).map(({ k, n }) => [String(k), Number(n) / unit]));

/** Figures by the values of their keys. */
export const byKey = ({ rows }: Json, figure: string, of: 'figures' | 'compared' = 'figures'): Record<string, number> =>
  Object.fromEntries(
    rows.map((row: Json) => [row.keys.map(({ value }: Json) => value).join(' '), row[of][figure]] as const),
  );
