/**
 * Per-client budgets, so that no client's load delays the others. Counted per process, since each server protects
 * itself. Limits that must hold for all servers together (sign-ins, tracking) are counted in the database.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { BudgetLimits } from '../../config';
import { clientNetwork } from '../../core/clientNetwork';
import type { RequestContext, SessionUser } from '../../core/context';
import { TryLater } from '../../core/errors';
import { CostBudget } from './costBudget';
import { Gate } from './gate';

/** Requests that cost less, such as the web's pages, do not wait for heavy ones. */
const heavyCost = 20_000;
/** Shorter answers do not wait for large ones. */
const largeAnswer = 250_000;

/** Base cost of a request, in units of one GraphQL field. A page costs its rows times their fields. */
const requestCost = 50;

const overloaded = () => new TryLater('UNAVAILABLE', 'The server is busy; please try again in a moment', 2);

export class Budgets {
  private readonly users: { gate: Gate; cost: CostBudget };
  private readonly networks: { gate: Gate; cost: CostBudget };
  /** Heavy requests under way, weighed together by their cost. */
  private readonly heavy: Gate;
  /** Large answers that were made and not yet taken, weighed together by their characters. */
  private readonly answers: Gate;
  private readonly inside = new Map<string, number>();
  private all = 0;

  constructor(private readonly limits: BudgetLimits) {
    const waiting = { maxWaiting: 100, maxWaitMs: 15_000 };
    this.users = {
      gate: new Gate({ ...waiting, atOnce: limits.userAtOnce }),
      cost: new CostBudget(limits.userCostPerMinute),
    };
    this.networks = {
      gate: new Gate({ ...waiting, atOnce: limits.anonymousAtOnce }),
      cost: new CostBudget(limits.anonymousCostPerMinute),
    };
    this.heavy = new Gate({ ...waiting, atOnce: limits.costAtOnce });
    this.answers = new Gate({ ...waiting, atOnce: limits.answerCharactersAtOnce });
  }

  /** Counts a pending request; the returned function ends it. Throws TryLater if there are too many. */
  arrive(ip: string): () => void {
    const network = clientNetwork(ip);
    const count = this.inside.get(network) ?? 0;
    if (this.all >= this.limits.requestsAtOnce) throw overloaded();
    if (count >= this.limits.networkRequestsAtOnce) {
      throw new TryLater('TOO_MANY_REQUESTS', 'Too many requests at once; please try again in a moment', 1);
    }
    this.all += 1;
    this.inside.set(network, count + 1);
    return () => {
      this.all -= 1;
      const left = (this.inside.get(network) ?? 1) - 1;
      if (left > 0) this.inside.set(network, left);
      else this.inside.delete(network);
    };
  }

  /** Resolves when the request may run, to a function that ends it. Throws TryLater. */
  enter(user: SessionUser | null, ip: string, abandoned: AbortSignal): Promise<() => void> {
    this.spend(user, ip, requestCost);
    return user
      ? this.users.gate.enter(String(user.id), abandoned)
      : this.networks.gate.enter(clientNetwork(ip), abandoned);
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
    if (user) this.users.cost.spend(String(user.id), cost);
    else this.networks.cost.spend(clientNetwork(ip), cost);
  }
}

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => RequestContext;

/** All paths except health and static files, which cost almost nothing. */
const isLimited = (url: string) => /^\/(graphql|api\/1\.0|dynamic)\b/.test(url);

export function applyBudgets(
  http: FastifyInstance,
  budgets: Budgets,
  { maxLagMs }: BudgetLimits,
  contextOf: ContextOf,
): void {
  const isLate = lagWatch(http, maxLagMs);
  http.addHook('onRequest', async (request, reply) => {
    if (!isLimited(request.url)) return;
    if (isLate()) throw overloaded();
    reply.raw.once('close', budgets.arrive(request.ip));
  });
  // After the body was received: a slow upload occupies no slot.
  http.addHook('preHandler', async (request, reply) => {
    if (!isLimited(request.url)) return;
    const user = await contextOf(request, reply).session();
    const left = new AbortController();
    reply.raw.once('close', () => left.abort(null));
    const leave = await budgets.enter(user, request.ip, left.signal);
    if (reply.raw.destroyed) leave();
    else reply.raw.once('close', leave);
  });
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
