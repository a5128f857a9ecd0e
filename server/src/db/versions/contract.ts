import { TryLater } from '../../domain/rules/errors';
import type { Database } from '../database.types';
import { compareVersions, readVersion, type SchemaVersion } from './versionTable';

/** How old what is known of the database may be before it is read again, in milliseconds. */
const freshMs = 1_000;
const retryAfterSeconds = 5;

/** Why a program may not use the database. */
export function refusalOf({ changedBy, backupOn }: Pick<SchemaVersion, 'changedBy' | 'backupOn'>): string {
  const restore = backupOn === null ? '' : `, or restore the backup of ${backupOn}`;
  return `This database was changed by Waybill ${changedBy}; start that version or newer${restore}`;
}

/**
 * Whether this program may use the database. Once it may not, it never may again: it stops, and its successor takes over.
 */
export class Contract {
  private refusal: string | null = null;
  private seenAt = -Infinity;
  private readonly listeners: ((refusal: string) => void)[] = [];

  /** `program`: the version of this one. */
  constructor(
    private readonly program: string,
    private readonly database: Pick<Database, 'readReserved'>,
  ) {}

  get isBroken(): boolean {
    return this.refusal !== null;
  }

  onBroken(listener: (refusal: string) => void): void {
    this.listeners.push(listener);
  }

  /** Throws 503 when the program may not answer. */
  assertKept(): void {
    if (this.refusal !== null) throw new TryLater('UNAVAILABLE', this.refusal, retryAfterSeconds);
  }

  /** With every session, whose statement also reads these. Throws as `assertKept` does. */
  observe(seen: Pick<SchemaVersion, 'minProgram' | 'changedBy' | 'backupOn'>): void {
    this.seenAt = performance.now();
    if (this.refusal === null && compareVersions(this.program, seen.minProgram) < 0) {
      this.refusal = refusalOf(seen);
      for (const listener of this.listeners) listener(this.refusal);
    }
    this.assertKept();
  }

  /** Reads the database unless a session has just done so. */
  async look(): Promise<void> {
    if (performance.now() - this.seenAt < freshMs) return;
    const version = await readVersion((sql, parameters) => this.database.readReserved(sql, parameters));
    if (version) this.observe(version);
  }
}
