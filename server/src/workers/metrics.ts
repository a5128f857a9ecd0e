/** Metrics of all workers, and of those that have ended. */
import { setTimeout as pause } from 'node:timers/promises';
import { combined, countsOf, type ProcessMetrics } from '../core/observation/metrics';
import { send, type Child, type ToPrimary } from './messages';

type Measured = Extract<ToPrimary, { kind: 'measured' }>;

/** A worker that has not answered by then counts with what it said last. */
const answerMs = 2_000;

export class MachineMetrics {
  private readonly last = new Map<Child, ProcessMetrics>();
  private ended: Promise<ProcessMetrics> = Promise.resolve([]);
  private round = 0;
  private readonly waiting = new Map<number, { left: Set<Child>; done: () => void }>();

  /** In Prometheus' format. */
  async text(children: readonly Child[]): Promise<string> {
    await this.measure(children);
    const registry = combined([await this.ended, ...this.last.values()]);
    const workers = `# HELP waybill_workers Processes that answer requests.\n# TYPE waybill_workers gauge\nwaybill_workers ${children.length}\n`;
    return `${await registry.metrics()}\n${workers}`;
  }

  measured(child: Child, { round, metrics }: Measured): void {
    this.last.set(child, metrics);
    if (round !== null) this.answered(round, child);
  }

  left(child: Child): void {
    const last = this.last.get(child);
    this.last.delete(child);
    for (const round of this.waiting.keys()) this.answered(round, child);
    if (last) this.ended = this.ended.then((before) => combined([before, countsOf(last)]).getMetricsAsJSON());
  }

  private async measure(children: readonly Child[]): Promise<void> {
    const round = (this.round += 1);
    const answered = new Promise<void>((done) => this.waiting.set(round, { left: new Set(children), done }));
    for (const child of children) send(child, { kind: 'measure', round });
    const late = new AbortController();
    await Promise.race([answered, pause(answerMs, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
    this.waiting.delete(round);
  }

  private answered(round: number, child: Child): void {
    const waiting = this.waiting.get(round);
    waiting?.left.delete(child);
    if (waiting?.left.size === 0) waiting.done();
  }
}
