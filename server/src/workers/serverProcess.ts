/** What a process that answers requests has to do with: the signals of its operator, or the primary process. */
import { onlyProcess, type Machine } from '../core/limits/machine';
import type { Metrics } from '../core/observation/metrics';

/** `isReplaced`: another process takes over, and the server stays ready. */
export type Stop = (how: { isReplaced: boolean }) => void;

export interface ServerProcess {
  machine: Machine;
  /** Whether it tells on the console what its start does. */
  saysStart: boolean;
  ready(metrics: Metrics): void;
  /** Calls `run` when this process is to do the work that one process of a server does. */
  onRunJobs(run: () => void): void;
  /** A second call of `stop` ends the process at once. */
  onStop(stop: Stop): void;
  /** The database is for newer programs; `end` says so and stops, unless somebody else does. */
  refused(reason: string, end: () => void): void;
  /** After the last request and the last write. */
  ended(): Promise<void>;
  /** Ends a process that could not start. */
  failed(error: unknown): Promise<void>;
}

export const onlyServer: ServerProcess = {
  machine: onlyProcess,
  saysStart: true,
  ready: () => undefined,
  onRunJobs: (run) => run(),
  onStop: (stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop({ isReplaced: false }));
  },
  refused: (_, end) => end(),
  ended: async () => undefined,
  failed: async (error) => {
    console.error(error instanceof Error ? error.message : error);
    // Exits explicitly: open handles would keep a process alive that serves nobody, and nothing would restart it.
    process.exit(1);
  },
};
