/** What the processes of one server share: its limits hold for all of them together (docs/decisions/0059). */
import type { Metrics } from '../observation/metrics';
import { Gate, type GateLimits } from './gate';

export interface Machine {
  /** Processes that answer requests. */
  readonly workers: number;
  /** Number of this one, as in the log; null: the only one. */
  readonly worker: number | null;
  /** The gate of this name, which all processes enter. */
  gate(name: string, limits: GateLimits): Pick<Gate, 'enter'>;
  /** Tells the other processes what a client has spent, in units of the cost budget. */
  tellSpent(client: string, cost: number): void;
  hearSpent(listener: (client: string, cost: number) => void): void;
  /** Of all processes, in Prometheus' format; `own` are those of this one. */
  metricsText(own: Metrics): Promise<string>;
}

export const onlyProcess: Machine = {
  workers: 1,
  worker: null,
  gate: (_, limits) => new Gate(limits),
  tellSpent: () => undefined,
  hearSpent: () => undefined,
  metricsText: (own) => own.text(),
};

/** The part of a limit that each of several processes has; at least 1. */
export const shareOf = (limit: number, workers: number): number => Math.max(1, Math.floor(limit / workers));
