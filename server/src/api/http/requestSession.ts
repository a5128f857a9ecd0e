/**
 * Whose request it is. The row of the session is read for each request, since the session may have ended, or its user's role have
 * changed, through any process. What an earlier request has read of it is expected to be still so, and the row is read together
 * with the first statement of the request (docs/decisions/0101-session-with-the-first-statement.md).
 */
import type { App } from '../../core/module/app.types';
import type { Reads, ReadSource } from '../../db/database.types';
import type { Statement } from '../../db/read/statement';
import {
  expectedSession,
  isAsExpected,
  sessionIn,
  type ReadSession,
} from '../../modules/parties/accounts/session.service';
import { sessionStatement } from '../../modules/parties/accounts/sessionStatement';

interface Listeners {
  /** Reads the session by a statement of its own. */
  read(): Promise<ReadSession | null>;
  expected(session: ReadSession): void;
  found(session: ReadSession): void;
}

/** The statement that read it, together with others, has failed. */
const failed = Symbol('failed');

export class RequestSession {
  /** As an earlier request has read it; null if none has. */
  private readonly earlier: ReadSession | null;
  private reading: Promise<ReadSession | null | typeof failed> | undefined;
  /** Undefined until it is read. */
  private found: ReadSession | null | undefined;

  constructor(
    private readonly app: App,
    token: string | null,
    private readonly listeners: Listeners,
  ) {
    this.earlier = expectedSession(app, token);
    if (this.earlier) listeners.expected(this.earlier);
  }

  async expected(): Promise<ReadSession | null> {
    return this.found === undefined ? (this.earlier ?? this.read()) : this.found;
  }

  async read(): Promise<ReadSession | null> {
    this.reading ??= this.listeners.read().then((session) => this.settle(session));
    const session = await this.reading;
    return session === failed ? this.read() : session;
  }

  readsFrom(source: ReadSource): Reads {
    if (!this.earlier || this.reading) return source;
    if (source !== this.app.database) {
      // The replica may be behind. Whoever waits for it hears of a failure.
      this.read().catch(() => undefined);
      return source;
    }
    return {
      read: async (sql, parameters) => (await this.readWith([{ sql, parameters }]))[0] ?? [],
      readAll: (statements) => this.readWith(statements),
    };
  }

  private async readWith(statements: readonly Statement[]): Promise<unknown[][]> {
    const { earlier, app } = this;
    if (!earlier || this.reading) return app.database.readAll(statements);
    const { sessionId } = earlier;
    const all = app.database.readAll([sessionStatement(sessionId), ...statements]);
    this.reading = all.then(
      ([rows = []]) => this.settle(sessionIn(app, sessionId, rows)),
      () => {
        this.reading = undefined;
        return failed;
      },
    );
    const [, ...results] = await all;
    return results;
  }

  private settle(session: ReadSession | null): ReadSession | null {
    if (session) this.listeners.found(session);
    const { earlier } = this;
    this.found = session && earlier && isAsExpected(session, earlier) ? earlier : session;
    return this.found;
  }
}
