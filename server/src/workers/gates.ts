/** Gates that all workers enter. */
import { Gate } from '../core/limits/gate';
import { send, type Child, type ToPrimary } from './messages';

type Enter = Extract<ToPrimary, { kind: 'enter' }>;

export class MachineGates {
  private readonly gates = new Map<string, Gate>();
  /** What ends the waiting or the stay of each who has asked, by worker and its id. */
  private readonly asked = new Map<Child, Map<number, () => void>>();

  enter(child: Child, { id, gate: name, limits, weight }: Enter): void {
    const gate = this.gates.get(name) ?? new Gate(limits);
    this.gates.set(name, gate);
    const asked = this.asked.get(child) ?? new Map<number, () => void>();
    this.asked.set(child, asked);
    const abandoned = new AbortController();
    asked.set(id, () => abandoned.abort());
    gate.enter('', abandoned.signal, weight).then(
      (exit) => {
        // It may have given up, or ended, in the same moment.
        if (!asked.has(id)) return exit();
        asked.set(id, exit);
        send(child, { kind: 'entered', id });
      },
      () => {
        asked.delete(id);
        send(child, { kind: 'turnedAway', id });
      },
    );
  }

  exit(child: Child, id: number): void {
    const asked = this.asked.get(child);
    const end = asked?.get(id);
    asked?.delete(id);
    end?.();
  }

  left(child: Child): void {
    const asked = this.asked.get(child) ?? new Map<number, () => void>();
    this.asked.delete(child);
    // The last one first: who waits gives up before a place is given back, which would be theirs for a moment.
    const ends = [...asked.values()].reverse();
    asked.clear();
    for (const end of ends) end();
  }
}
