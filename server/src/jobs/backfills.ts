import type { App } from '../core/module/app.types';
import { changeLogConverter } from './convertChangeLog';

/** Returns the work of a round, which goes on until nothing is left (`pieces.ts`) or the server stops. */
export type Backfill = (app: App, log: { info(text: string): void }) => (stopping: AbortSignal) => Promise<void>;

/**
 * What this release makes whole while clerks work. Rounds follow each other for as long as it runs, since programs of the
 * release before may go on and write rows without it.
 */
export const backfills: Backfill[] = [changeLogConverter];
