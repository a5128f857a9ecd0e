/** Metrics in Prometheus' format (docs/operations.md lists them). */
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseFailure } from '../../db/write/retry';

const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Metrics of one process, as they are sent to another one. */
export type ProcessMetrics = readonly { type: unknown }[];

/** Of several processes as one: sums, unless the metric says otherwise. */
export const combined = (all: readonly ProcessMetrics[]): Registry => AggregatorRegistry.aggregate([...all]);

/** What a process that has ended still counts for; without it a sum would seem to begin anew. */
export const countsOf = (metrics: ProcessMetrics): ProcessMetrics =>
  metrics.filter(({ type }) => type === 'counter' || type === 'histogram');

const lagBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/**
 * One registry per app. Labels have values of closed sets only: operations, routes, error codes. None comes from a
 * client, since every distinct value is kept until the process ends.
 */
export class Metrics {
  readonly contentType: string;
  private readonly registry = new Registry();
  private hasDefaults = false;
  private readonly registers = [this.registry];

  private readonly operations = new Histogram({
    name: 'waybill_operation_duration_seconds',
    help: 'Duration of operations of both APIs by outcome: OK or the error code.',
    labelNames: ['operation', 'code'] as const,
    buckets: durationBuckets,
    registers: this.registers,
  });

  private readonly requests = new Histogram({
    name: 'waybill_http_request_duration_seconds',
    help: 'Duration of HTTP requests by route and status, until the answer was sent.',
    labelNames: ['route', 'status'] as const,
    buckets: durationBuckets,
    registers: this.registers,
  });

  private readonly reruns = new Counter({
    name: 'waybill_transaction_reruns_total',
    help: 'Reruns of queries and transactions by kind of database failure.',
    labelNames: ['failure'] as const,
    registers: this.registers,
  });

  private readonly lag = new Histogram({
    name: 'waybill_event_loop_lag_seconds',
    help: 'Delay of a timer, sampled four times a second.',
    buckets: lagBuckets,
    registers: this.registers,
  });

  private readonly backfills = new Gauge({
    name: 'waybill_backfill_rows',
    help: 'Rows of a backfill: all of them, and those that are done.',
    labelNames: ['backfill', 'state'] as const,
    aggregator: 'max',
    registers: this.registers,
  });

  constructor() {
    this.contentType = this.registry.contentType;
  }

  /** Prometheus' text format. Node's own metrics cost a timer and an observer, so they begin with the first scrape. */
  async text(): Promise<string> {
    this.addDefaults();
    return this.registry.metrics();
  }

  async values(): Promise<ProcessMetrics> {
    this.addDefaults();
    return this.registry.getMetricsAsJSON();
  }

  private addDefaults(): void {
    if (!this.hasDefaults) collectDefaultMetrics({ register: this.registry });
    this.hasDefaults = true;
  }

  operation(operation: string, code: string, seconds: number): void {
    this.operations.observe({ operation, code }, seconds);
  }

  request(route: string, status: number, seconds: number): void {
    this.requests.observe({ route, status }, seconds);
  }

  rerun(failure: DatabaseFailure): void {
    this.reruns.inc({ failure });
  }

  backfill(backfill: string, { total, done }: { total: number; done: number }): void {
    this.backfills.set({ backfill, state: 'all' }, total);
    this.backfills.set({ backfill, state: 'done' }, done);
  }

  /** Adds a gauge whose values are read at each scrape. Values that are not available now are left out. */
  gauge<Label extends string>(
    { name, help, labelNames, aggregator = 'sum' }: GaugeOptions<Label>,
    read: () => Promise<readonly Sample<Label>[]> | readonly Sample<Label>[],
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      aggregator,
      registers: this.registers,
      async collect() {
        const samples = await read();
        this.reset();
        // Without labels a reset leaves 0, which would be taken for a value.
        if (labelNames.length === 0) this.remove();
        for (const { labels, value } of samples) this.set(labels as Record<Label, string>, value);
      },
    });
  }

  /** Samples the event loop lag until the returned function is called. */
  sampleLag(): () => void {
    const everyMs = 250;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      this.lag.observe(Math.max(0, now - last - everyMs) / 1_000);
      last = now;
    }, everyMs).unref();
    return () => clearInterval(timer);
  }
}

interface GaugeOptions<Label extends string> {
  name: string;
  help: string;
  labelNames: readonly Label[];
  /** How the values of several processes become one: their sum unless all of them tell the same thing. */
  aggregator?: 'sum' | 'max' | 'min';
}

export interface Sample<Label extends string> {
  labels: Readonly<Record<Label, string>>;
  value: number;
}
