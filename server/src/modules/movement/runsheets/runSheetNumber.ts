import { nextSerial } from '../../../db/write/serial';
import type { Writer } from '../../../db/write/writer';

/** D261126-2: the second of the day. */
export const nextNumber = async (db: Writer, day: string): Promise<string> =>
  `D${day.slice(2).replaceAll('-', '')}-${await nextSerial(db, `run sheet ${day}`)}`;
