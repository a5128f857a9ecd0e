import type { Config } from '../../../../config';
import { unseal } from '../../../../core/security/sealed';
import { decodeRows, integer, text } from '../../../../db/read/rawRows';
import { ownerOf, purpose } from './codes';

/** Number of second factors that the present key cannot open. */
export async function countSealedBefore(
  config: Config,
  database: { read(sql: string): Promise<unknown[]> },
): Promise<number> {
  const rows = decodeRows(await database.read('SELECT user_id AS id, sealed_secret AS sealed FROM second_factor'), {
    id: integer,
    sealed: text,
  });
  const present = { ...config, jwtSecretPrevious: null };
  return rows.filter(({ id, sealed }) => unseal(present, purpose, ownerOf(id), sealed) === null).length;
}
