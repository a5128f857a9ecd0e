/**
 * Streams long answers: rows are read in steps and sent at the reader's pace. Other requests run between two steps and while a step
 * becomes text, and memory holds at most some hundred rows.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Call } from '../../core/operation/context';
import { badInput, TryLater } from '../../core/operation/errors';
import { AnswerSize } from '../../core/limits/answerSize';
import { ListWalk } from '../../core/list/cursor';
import type { ListInput, Page } from '../../core/list/list';
import { recordSecurityEventAside, filtersOf } from '../../core/security/securityLog';
import { chunks } from '../../db/read/statement';
import type { Action } from '../../domain/policy/permissions';

/** Maximum rows of a GraphQL page; a REST call with a larger `take` is an export. */
export const maxPage = 5000;
const maxRows = 200_000;
const rowsPerStep = 100;
/** So many become text before others have a turn. */
const rowsPerTurn = 25;

const maxAtOnce = 2;

/** Limits concurrent exports, per user and per server. */
export class ExportSlots {
  private readonly users = new Set<number>();

  /** Returns a release function. Throws TryLater when the user's or the server's limit is reached. */
  take(userId: number): () => void {
    if (this.users.has(userId)) {
      throw new TryLater(
        'TOO_MANY_REQUESTS',
        'Your last export is still being sent; please try again when it has ended',
        30,
      );
    }
    if (this.users.size >= maxAtOnce) {
      throw new TryLater(
        'UNAVAILABLE',
        `${maxAtOnce} exports are being sent already; please try again in a minute`,
        60,
      );
    }
    this.users.add(userId);
    let isHeld = true;
    return () => {
      if (isHeld) this.users.delete(userId);
      isHeld = false;
    };
  }
}

export interface Export {
  action: Action;
  run(input: object, call: Call): Promise<unknown>;
  input: ListInput;
  call: Call;
  /** Encodes the rows of one step. */
  encode(output: unknown): unknown;
}

export const isExport = ({ take }: ListInput) => (take ?? 0) > maxPage;

export async function sendExport(
  request: FastifyRequest,
  reply: FastifyReply,
  slots: ExportSlots,
  { action, run, input, call, encode }: Export,
): Promise<FastifyReply> {
  const wanted = input.take ?? maxPage;
  if (wanted > maxRows) throw badInput(`take must be ${maxRows} or less`, 'take');
  if (input.before) throw badInput(`take must be ${maxPage} or less with before`, 'take');
  const user = await call.session();
  const release = slots.take(user?.id ?? 0);
  reply.raw.once('close', release);
  // The 'close' event does not fire again if the client disconnected while its session was read.
  if (reply.raw.destroyed) release();

  const walk = new ListWalk(wanted);
  const step = Object.assign(Object.create(Object.getPrototypeOf(input)) as ListInput, input, {
    walk,
    take: rowsPerStep,
  });
  const nextPage = async () => {
    const deadline = AbortSignal.timeout(call.app.config.requestDeadline);
    const answerSize = new AnswerSize(call.answerSize.maxCharacters);
    return (await run(step, { ...call, prefersReplica: true, deadline, answerSize })) as Page<object>;
  };
  const textOf = (rows: object[]) => {
    const { resultObject } = encode({ rows, rowCount: 0 }) as { resultObject: unknown[] };
    return JSON.stringify(resultObject).slice(1, -1);
  };
  const first = await nextPage();
  await recordSecurityEventAside(call, {
    kind: 'Export',
    operation: action,
    subject: filtersOf(input),
    exportedRows: Math.min(wanted, Math.max(0, first.rowCount - (input.skip ?? 0))),
  });
  cutWhenUnread(request, reply, call.app.config.exportStall);
  return reply.type('application/json; charset=utf-8').send(Readable.from(text(), { objectMode: false }));

  async function* text() {
    try {
      yield `{"hasErrors":false,"errors":[],"rowCount":${first.rowCount},"resultObject":[`;
      let isFirst = true;
      for (let { rows } = first; rows.length > 0; { rows } = await nextPage()) {
        for (const held of chunks(rows, rowsPerTurn)) {
          yield isFirst ? textOf(held) : `,${textOf(held)}`;
          isFirst = false;
          await nextTurn();
        }
        if (walk.ended) break;
      }
      // Released as soon as the last byte was read, so that the user can start the next export immediately.
      release();
      yield ']}';
    } catch (error) {
      // The status was already sent, so the connection is aborted: clients must not take a partial answer for complete.
      request.log.error({ err: error }, 'export broken off');
      throw error;
    }
  }
}

/** Every byte read by the client restarts the timeout, so slow readers receive everything. */
function cutWhenUnread(request: FastifyRequest, reply: FastifyReply, stallMs: number): void {
  reply.raw.setTimeout(stallMs, () => {
    request.log.info({ stallMs }, 'export broken off: its reader reads no more');
    reply.raw.destroy();
  });
}
