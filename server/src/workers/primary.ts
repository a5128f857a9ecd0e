/**
 * The process that starts the workers, and others in the place of those that end. It opens no database and answers no
 * request: it accepts connections and deals them to the workers in turn.
 */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config';
import { MachineGates } from './gates';
import { MachineMetrics } from './metrics';
import { send, type Child, type ToPrimary } from './messages';

/** Before the next start when starts fail one after the other. */
const firstPauseMs = 1_000;
const maxPauseMs = 30_000;
/** Who has served for this long did not fail because of its start. */
const soundMs = 60_000;

type State = 'starting' | 'ready' | 'leaving';

interface Member {
  number: number;
  child: Worker;
  state: State;
  readyAt: number;
  runsJobs: boolean;
  /** Resolves to whether it became ready. */
  started: Promise<boolean>;
  ended: Promise<void>;
}

export function runPrimary(config: Pick<Config, 'workers'>): void {
  const primary = new Primary(config.workers);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => primary.stop());
  process.on('SIGUSR2', () => void primary.replaceAll());
  void primary.start();
}

class Primary {
  private readonly members = new Set<Member>();
  private readonly gates = new MachineGates();
  private readonly metrics = new MachineMetrics();
  /** Failed starts one after the other, by number of the worker. */
  private readonly failures = new Map<number, number>();
  private isStopping = false;
  private isReplacing = false;

  constructor(private readonly workers: number) {}

  /** The first one alone, since it migrates and seeds. */
  async start(): Promise<void> {
    if (!(await this.begin(1, 'first').started)) return;
    for (let number = 2; number <= this.workers; number += 1) {
      if (this.present(number).length === 0 && !this.isStopping) this.begin(number);
    }
  }

  /** The second call ends all at once. */
  stop(): void {
    if (this.isStopping) process.exit(1);
    this.isStopping = true;
    for (const { child } of this.members) send(child, { kind: 'stop' });
    this.endWhenAlone();
  }

  /** One after the other: a new worker serves before the old one leaves. */
  async replaceAll(): Promise<void> {
    if (this.isReplacing || this.isStopping) return;
    this.isReplacing = true;
    say('The workers are replaced one after the other');
    for (let number = 1; number <= this.workers && !this.isStopping; number += 1) {
      const [present] = this.present(number);
      const isNew = present?.state === 'starting';
      if (!(await (isNew ? present : this.begin(number)).started)) break;
      if (present && !isNew) await this.leave(present);
    }
    this.isReplacing = false;
    if (!this.isStopping) say('The replacement of the workers has ended');
  }

  private begin(number: number, start: 'first' | 'later' = 'later'): Member {
    // Values of metrics may be NaN, which JSON does not have.
    cluster.setupPrimary({ args: [String(number), start], serialization: 'advanced' });
    const child = cluster.fork();
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const ready = new Promise<boolean>((resolve) => {
      child.on('message', (message: ToPrimary) => message.kind === 'ready' && resolve(true));
    });
    const started = Promise.race([ready, ended.then(() => false)]);
    const member: Member = { number, child, state: 'starting', readyAt: 0, runsJobs: false, started, ended };
    this.members.add(member);
    child.on('message', (message: ToPrimary) => this.hear(member, message));
    child.once('exit', (code, signal) => this.left(member, signal ?? `code ${code}`));
    return member;
  }

  private leave(member: Member): Promise<void> {
    member.state = 'leaving';
    member.runsJobs = false;
    this.giveJobs();
    send(member.child, { kind: 'leave' });
    return member.ended;
  }

  private hear(member: Member, message: ToPrimary): void {
    const { child } = member;
    switch (message.kind) {
      case 'ready':
        Object.assign(member, { state: 'ready', readyAt: performance.now() });
        say(`Worker ${member.number} (process ${child.process.pid}) is ready`);
        if (this.isStopping) send(child, { kind: 'stop' });
        return this.giveJobs();
      case 'failed':
        if (!this.isStopping) console.error(message.reason);
        return;
      case 'refused':
        if (this.isStopping) return;
        console.error(message.reason);
        process.exitCode = 1;
        return this.stop();
      case 'enter':
        return this.gates.enter(child, message);
      case 'exit':
        return this.gates.exit(child, message.id);
      case 'spent':
        for (const other of this.members) if (other !== member) send(other.child, message);
        return;
      case 'scrape':
        return void this.scrape(child, message.id);
      case 'measured':
        this.metrics.measured(child, message);
        if (message.round === null) send(child, { kind: 'end' });
        return;
    }
  }

  private async scrape(child: Child, id: number): Promise<void> {
    const text = await this.metrics.text(this.serving()).catch((error: unknown) => `# ${String(error)}\n`);
    send(child, { kind: 'scraped', id, text });
  }

  private present(number: number): Member[] {
    return [...this.members].filter((member) => member.number === number && member.state !== 'leaving');
  }

  private serving(): Child[] {
    return [...this.members].flatMap(({ state, child }) => (state === 'starting' ? [] : [child]));
  }

  /** Background work is safe on several, and needed on one. */
  private giveJobs(): void {
    const ready = [...this.members].filter(({ state }) => state === 'ready');
    const [next] = ready;
    if (this.isStopping || !next || ready.some(({ runsJobs }) => runsJobs)) return;
    next.runsJobs = true;
    send(next.child, { kind: 'runJobs' });
  }

  private left(member: Member, how: string): void {
    const { number, child, state } = member;
    this.members.delete(member);
    this.gates.left(child);
    this.metrics.left(child);
    if (this.isStopping) return this.endWhenAlone();
    if (state === 'leaving') return;
    say(`Worker ${number} (process ${child.process.pid}) ended with ${how}`);
    if (state === 'starting' && this.members.size === 0) process.exit(1);
    const isSound = state === 'ready' && performance.now() - member.readyAt > soundMs;
    const failures = isSound ? 0 : (this.failures.get(number) ?? 0) + 1;
    this.failures.set(number, failures);
    this.giveJobs();
    void this.beginAgain(number, failures);
  }

  /** At once after one failure, so that a worker that was killed is missed as briefly as possible. */
  private async beginAgain(number: number, failures: number): Promise<void> {
    if (failures > 1) await pause(Math.min(maxPauseMs, firstPauseMs * 2 ** (failures - 2)), undefined, { ref: false });
    if (!this.isStopping && this.present(number).length === 0) this.begin(number);
  }

  private endWhenAlone(): void {
    if (this.members.size === 0) process.exit();
  }
}

const say = (line: string) => console.log(line);
