/**
 * Per-client budgets, so that no client's load delays the others. Counted per server, since each one protects itself: its
 * processes divide what is counted in requests, and share what is counted in costs and characters. Limits that must hold
 * for all servers together (sign-ins, tracking) are counted in the database.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { BudgetLimits } from '../../config';
import { clientNetwork } from '../../core/limits/clientNetwork';
import { Gate } from '../../core/limits/gate';
import { onlyProcess, shareOf, type Machine } from '../../core/limits/machine';
import type { RequestContext, SessionUser } from '../../core/operation/context';
import { withDeadline } from '../../core/operation/deadline';
import { AppError, TryLater } from '../../core/operation/errors';
import { anonymousBodyLimit, jsonLimit } from '../../core/operation/inputLimits';
import { CostBudget } from './costBudget';
import { isLimited } from './routeKind';
import { untilClosed } from './untilClosed';

/** Requests that cost less, such as the web's pages, do not wait for heavy ones. */
const heavyCost = 20_000;
/** Shorter answers do not wait for large ones. */
const largeAnswer = 250_000;

/** Base cost of a request, in units of one GraphQL field. A page costs its rows times their fields. */
const requestCost = 50;
/** Parsing takes as long as a field for every ten bytes. */
const bytesPerCost = 10;

const tooManyAtOnce = () =>
  new TryLater('TOO_MANY_REQUESTS', 'Too many requests at once; please try again in a moment', 1);
const overloaded = () => new TryLater('UNAVAILABLE', 'The server is busy; please try again in a moment', 2);

/** Counts what each client holds of something, and all together. */
class Shares {
  private readonly held = new Map<string, number>();
  private all = 0;

  constructor(
    private readonly maxOfOne: number,
    private readonly maxOfAll: number,
  ) {}

  /** Returns the function that gives back, which may be called again. Throws TryLater. */
  take(client: string): () => void {
    const count = this.held.get(client) ?? 0;
    if (this.all >= this.maxOfAll) throw overloaded();
    if (count >= this.maxOfOne) throw tooManyAtOnce();
    this.all += 1;
    this.held.set(client, count + 1);
    let isHeld = true;
    return () => {
      if (isHeld) this.giveBack(client);
      isHeld = false;
    };
  }

  private giveBack(client: string): void {
    this.all -= 1;
    const left = (this.held.get(client) ?? 1) - 1;
    if (left > 0) this.held.set(client, left);
    else this.held.delete(client);
  }
}

export class Budgets {
  private readonly users: { gate: Gate; cost: CostBudget };
  private readonly networks: { gate: Gate; cost: CostBudget };
  /** Heavy requests under way, weighed together by their cost. */
  private readonly heavy: Pick<Gate, 'enter'>;
  /** Large answers that were made and not yet taken, weighed together by their characters. */
  private readonly answers: Pick<Gate, 'enter'>;
  /** Requests that are still being received, by client. */
  private readonly arriving: Shares;
  /** Requests that were received and not yet answered, by client network. */
  private readonly inside: Shares;
  /** Those of them without a session, of all networks. */
  private strangers = 0;
  private readonly maxStrangers: number;

  constructor(
    limits: BudgetLimits,
    private readonly machine: Machine = onlyProcess,
  ) {
    // Connections are dealt to the processes in turn, so that each gets its part of a client's requests.
    const share = (limit: number) => shareOf(limit, machine.workers);
    const requestsAtOnce = share(limits.requestsAtOnce);
    this.maxStrangers = requestsAtOnce / 2;
    this.arriving = new Shares(share(limits.networkArrivingAtOnce), Number.POSITIVE_INFINITY);
    this.inside = new Shares(share(limits.networkRequestsAtOnce), requestsAtOnce);
    const waiting = { maxWaiting: 100, maxWaitMs: 15_000 };
    this.users = {
      gate: new Gate({ ...waiting, atOnce: share(limits.userAtOnce) }),
      cost: new CostBudget(limits.userCostPerMinute),
    };
    this.networks = {
      gate: new Gate({ ...waiting, atOnce: share(limits.anonymousAtOnce) }),
      cost: new CostBudget(limits.anonymousCostPerMinute),
    };
    this.heavy = machine.gate('heavy', { ...waiting, atOnce: limits.costAtOnce });
    this.answers = machine.gate('answers', { ...waiting, atOnce: limits.answerCharactersAtOnce });
    machine.hearSpent((client, cost) => {
      const [kind, name = ''] = client.split(' ');
      (kind === 'user' ? this.users : this.networks).cost.add(name, cost);
    });
  }

  /**
   * Before the body is received, which it pays: counts the request until it is there. Returns the function that ends this.
   * Throws TryLater.
   */
  arrive(user: SessionUser | null, ip: string, bytes: number): () => void {
    this.spend(user, ip, requestCost + bytes / bytesPerCost);
    return this.arriving.take(user ? `user ${user.id}` : clientNetwork(ip));
  }

  /** Resolves when the received request may run, to a function that ends it. Throws TryLater. */
  async enter(user: SessionUser | null, ip: string, abandoned: AbortSignal): Promise<() => void> {
    const leave = this.countInside(user, ip);
    try {
      const end = await (user
        ? this.users.gate.enter(String(user.id), abandoned)
        : this.networks.gate.enter(clientNetwork(ip), abandoned));
      return () => {
        end();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Strangers get at most half of the places, so that however many they are, staff go on. */
  private countInside(user: SessionUser | null, ip: string): () => void {
    if (user) return this.inside.take(clientNetwork(ip));
    if (this.strangers >= this.maxStrangers) throw overloaded();
    const leave = this.inside.take(clientNetwork(ip));
    this.strangers += 1;
    return () => {
      this.strangers -= 1;
      leave();
    };
  }

  /** Resolves when work of this cost may begin, to a function that ends it. Throws TryLater. */
  async work(cost: number, abandoned: AbortSignal): Promise<() => void> {
    return cost < heavyCost ? () => undefined : this.heavy.enter('', abandoned, cost);
  }

  /** Resolves when an answer of this many characters may be made, to a function that ends it. Throws TryLater. */
  async answer(characters: number, abandoned: AbortSignal): Promise<() => void> {
    return characters < largeAnswer ? () => undefined : this.answers.enter('', abandoned, characters);
  }

  /** Throws TryLater when the client's budget of this minute is used up. */
  spend(user: SessionUser | null, ip: string, cost: number): void {
    const name = user ? String(user.id) : clientNetwork(ip);
    (user ? this.users : this.networks).cost.spend(name, cost);
    this.machine.tellSpent(`${user ? 'user' : 'network'} ${name}`, cost);
  }
}

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => RequestContext;

/** Refuses before the body is received, so that refusing costs less than asking. */
export function applyBudgets(
  http: FastifyInstance,
  budgets: Budgets,
  { maxLagMs }: BudgetLimits,
  contextOf: ContextOf,
): void {
  const isLate = lagWatch(http, maxLagMs);
  const arrivals = new WeakMap<FastifyRequest, () => void>();
  http.addHook('onRequest', async (request, reply) => {
    if (!isLimited(request)) return;
    if (isLate()) throw overloaded();
    const { deadline, expectedSession } = contextOf(request, reply);
    const user = await withDeadline(deadline, expectedSession);
    const arrived = budgets.arrive(user, request.ip, bodyLength(request));
    arrivals.set(request, arrived);
    untilClosed(reply, arrived);
  });
  // Behind the routes' own hooks: who must sign in is told so, however long the body.
  http.addHook('preParsing', async (request, reply) => {
    if (!isLimited(request) || bodyLength(request) <= anonymousBodyLimit) return;
    if (!(await contextOf(request, reply).session())) throw new AppError('TOO_LARGE', 'The request is too large');
  });
  // After the body was received: a slow upload occupies no slot.
  http.addHook('preHandler', async (request, reply) => {
    if (!isLimited(request)) return;
    arrivals.get(request)?.();
    const user = await contextOf(request, reply).expectedSession();
    const left = new AbortController();
    untilClosed(reply, () => left.abort(null));
    untilClosed(reply, await budgets.enter(user, request.ip, left.signal));
  });
}

/** Bytes of the body; the most that JSON may have if the client does not say. */
function bodyLength({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return jsonLimit;
  return Number(headers['content-length'] ?? 0);
}

const lagPeriodMs = 1_000;

/**
 * Returns whether the event loop lag exceeded `maxLagMs` on average in both of the last two periods; a single long step
 * does not count.
 */
function lagWatch(http: FastifyInstance, maxLagMs: number): () => boolean {
  if (maxLagMs === 0) return () => false;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let latePeriods = 0;
  const timer = setInterval(() => {
    latePeriods = delay.mean / 1e6 > maxLagMs ? latePeriods + 1 : 0;
    delay.reset();
  }, lagPeriodMs).unref();
  http.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
  return () => latePeriods >= 2;
}
