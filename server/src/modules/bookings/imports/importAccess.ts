/**
 * Whose imports a user may see and change: own ones, and all with `imports:others`; changed by those who may call the single command
 * of the kind, read also by those who may see what it changes.
 */
import { forbidden, unauthenticated } from '../../../core/operation/errors';
import type { CommandContext, QueryContext } from '../../../core/operation/operation';
import { hasPermission, mayDo, maySeeWhatChanges } from '../../../domain/policy/roles';
import type { ImportKind } from '../../../domain/imports/enums';
import type { Viewer } from '../../../core/record/recordDescription';
import { ImportJob } from './importJob.entity';
import type { ImportRow } from './importRow.entity';
import { specOf } from './kinds';

type Context = Pick<Viewer, 'user'>;

export function authorizeKind({ user }: Context, kind: ImportKind): void {
  if (!mayDo(specOf(kind).action, user)) throw forbidden();
}

const seesKind = ({ user }: Context, kind: ImportKind) => maySeeWhatChanges(specOf(kind).action, user);

export function authorizeReading(context: Context, kind: ImportKind): void {
  if (!seesKind(context, kind)) throw forbidden();
}

export const seesOthers = ({ user }: Context) => hasPermission('imports:others', user);

/** Whether `authorizeJob` would let the user read it. */
export const seesJob = ({ user }: Context, job: ImportJob): boolean =>
  (job.createdById === user?.id || seesOthers({ user })) && seesKind({ user }, job.kind);

export async function seesRow({ user, db }: Viewer, { importJobId }: ImportRow): Promise<boolean> {
  const job = await db.find(ImportJob, { id: importJobId });
  return job !== null && seesJob({ user }, job);
}

function authorizeJob(context: Context, job: ImportJob, authorize: typeof authorizeKind): ImportJob {
  const { user } = context;
  if (!user) throw unauthenticated();
  if (job.createdById !== user.id && !seesOthers(context)) throw forbidden();
  authorize(context, job.kind);
  return job;
}

export const readJob = async (context: QueryContext, ref: string): Promise<ImportJob> =>
  authorizeJob(context, await context.db.get(ImportJob, ref), authorizeReading);

export const lockJob = async (context: CommandContext, ref: string, version?: number | null): Promise<ImportJob> =>
  authorizeJob(context, await context.db.lock(ImportJob, ref, version), authorizeKind);
