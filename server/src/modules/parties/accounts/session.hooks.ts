import type { Call, SessionUser } from '../../../core/operation/context';
import type { FieldClaims } from './session.service';

declare module '../../../core/module/hooks' {
  interface Hooks {
    /** The session of the phone with the link of a run sheet; null if that is no longer the present one, or its time is over. */
    fieldSession(app: Call['app'], claims: FieldClaims): Promise<SessionUser | null>;
  }
}
