import type { CommandContext } from '../../../core/operation/operation';
import type { Writer } from '../../../db/write/writer';
import type { User } from './user.entity';

/** How users get in; what is done to a user reaches their links, sessions and secrets. */
export interface SignIn {
  /** Mails the link by which an invited user sets the password. */
  invite(db: Writer, email: string): Promise<void>;
  endLinks(db: Writer, user: User): Promise<void>;
  endSessions(context: CommandContext, userId: number, ending: { reason: string }): Promise<void>;
  removeSecrets(db: Writer, userId: number): Promise<void>;
}

declare module '../../../core/module/hooks' {
  interface Hooks {
    signIn: SignIn;
  }
}
