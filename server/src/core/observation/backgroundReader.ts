import { Reader } from '../../db/read/reader';
import type { App } from '../module/app.types';

/** Reads outside of requests: nobody waits, so there is no deadline. */
export const backgroundReader = ({ database }: App): Reader =>
  new Reader(database.reader.manager, new AbortController().signal, { database, references: null });
