/** What an operation is given besides its input. */
import type { App } from '../module/app.types';
import type { Reader } from '../../db/read/reader';
import type { Writer } from '../../db/write/writer';
import type { Selection } from '../record/selection';
import type { Call, SessionUser } from './context';
import type { Effects } from './transact';

export interface OperationContext {
  app: App;
  call: Call;
  /** The signed-in user; null is possible only for operations that anyone may call. */
  user: SessionUser | null;
  /** Fields selected by the client. */
  fields: Selection;
  /** In a command as of the latest lock. */
  now(): Date;
  /** Calendar date of `now` in the company's time zone. */
  today(): string;
}

export interface QueryContext extends OperationContext {
  db: Reader;
}

export interface CommandContext extends OperationContext, Effects {
  db: Writer;
}
