/** A user's own second factor: set up, recovery codes, turned off; and an admin's way to reset it. */
import { badInput, conflict, refuse, unauthenticated } from '../../../../core/operation/errors';
import { command, NoInput, query, type CommandContext, type QueryContext } from '../../../../core/operation/operation';
import { RecordInput } from '../../../../core/record/record.inputs';
import { recordSecurityEvent } from '../../../../core/security/securityLog';
import { userRefusal } from '../../../../domain/policy/users';
import { User } from '../../users/user.entity';
import { forgetAttempt } from '../attempts';
import { asOwnPasswordAttempt } from '../ownPassword';
import { passwordMatches } from '../password';
import { demandsSecondFactor, endSessionsOf } from '../session.service';
import { newRecoveryCodes, newSecret, removeSecrets, useAppCode } from './codes';
import { codeAttemptOf, passCode } from './passCode';
import { RecoveryCode } from './secondFactor.entity';
import { SecondFactorCodeInput, StartSecondFactorInput } from './secondFactor.inputs';
import type { RecoveryCodes, SecondFactorSetup, SecondFactorState } from './secondFactor.type';

const kind = 'SecondFactor';
const holdsSecret = 'The answer holds a secret, which is stored nowhere but encrypted.';
const takesCode = 'A code is accepted once.';
const alreadyOn = 'The second factor is set up already';
const notOn = 'The second factor is not set up';

export const secondFactor = query({
  action: 'secondFactor',
  input: NoInput,
  async run({ app, db, user }): Promise<SecondFactorState> {
    if (!user) throw unauthenticated();
    const { secondFactorOn, role } = await db.get(User, user.id);
    const codes = secondFactorOn ? await db.findAll(RecoveryCode, { userId: user.id }) : [];
    return { since: secondFactorOn, recoveryCodesLeft: codes.length, isDemanded: demandsSecondFactor(app, { role }) };
  },
});

/** Requires the password, so that a stolen session cannot lock its owner out. */
export const startSecondFactor = command({
  action: 'startSecondFactor',
  input: StartSecondFactorInput,
  notIdempotent: holdsSecret,
  async prepare({ db, call, user }: QueryContext, { password }) {
    if (!user) throw unauthenticated();
    const person = await db.get(User, user.id);
    const { passwordHash } = person;
    const { attempt, result } = await asOwnPasswordAttempt(call, person, { kind }, () =>
      passwordMatches(password, passwordHash),
    );
    return { attempt, verified: result ? passwordHash : null };
  },
  async run(context, _, { attempt, verified }): Promise<SecondFactorSetup> {
    const { db } = context;
    const account = await ownAccount(context);
    if (verified === null || account.passwordHash !== verified) {
      await recordSecurityEvent(context, { kind, outcome: 'Refused', reason: 'Wrong password' });
      return context.commitAndThrow(badInput('The password is not correct', 'password'));
    }
    if (account.secondFactorOn) return uncounted(context, attempt, alreadyOn);
    await forgetAttempt(db, attempt);
    return newSecret(context, account);
  },
});

/** The first code of the app turns the second factor on. Sessions that were opened without it end. */
export const confirmSecondFactor = command({
  action: 'confirmSecondFactor',
  input: SecondFactorCodeInput,
  notIdempotent: holdsSecret,
  prepare: countedAttempt,
  async run(context, { code }, attempt): Promise<RecoveryCodes> {
    const { db, now, user } = context;
    const account = await ownAccount(context);
    if (account.secondFactorOn) return uncounted(context, attempt, alreadyOn);
    if (!(await useAppCode(context, account.id, code))) {
      await recordSecurityEvent(context, { kind, outcome: 'Refused', reason: 'Wrong code of the second factor' });
      return context.commitAndThrow(badInput('The code is not correct; does the phone show the right time?', 'code'));
    }
    await forgetAttempt(db, attempt);
    await db.update(account, { secondFactorOn: now() });
    const reason = 'A second factor was set up';
    await recordSecurityEvent(context, { kind, subject: 'Set up' });
    await endSessionsOf(context, account.id, { reason }, user?.sessionId);
    return { recoveryCodes: await newRecoveryCodes(db, account.id) };
  },
});

export const renewRecoveryCodes = command({
  action: 'renewRecoveryCodes',
  input: SecondFactorCodeInput,
  notIdempotent: holdsSecret,
  prepare: countedAttempt,
  async run(context, { code }, attempt): Promise<RecoveryCodes> {
    const account = await passOwnCode(context, code, attempt);
    await recordSecurityEvent(context, { kind, subject: 'New recovery codes' });
    return { recoveryCodes: await newRecoveryCodes(context.db, account.id) };
  },
});

/** Also where one is demanded: the user sets up another one at once, as for a new phone. */
export const removeSecondFactor = command({
  action: 'removeSecondFactor',
  input: SecondFactorCodeInput,
  notIdempotent: takesCode,
  prepare: countedAttempt,
  async run(context, { code }, attempt): Promise<boolean> {
    const { db } = context;
    const account = await passOwnCode(context, code, attempt);
    await removeSecrets(db, account.id);
    await db.update(account, { secondFactorOn: null });
    await recordSecurityEvent(context, { kind, subject: 'Turned off' });
    return true;
  },
});

/** For a user who has lost both the phone and the recovery codes. Whoever holds the phone is signed out. */
export const resetSecondFactor = command({
  action: 'resetSecondFactor',
  input: RecordInput,
  async run(context, { uniqueId, version }) {
    const { db, user } = context;
    const found = await db.lock(User, uniqueId, version);
    refuse(userRefusal.resetSecondFactor({ isSelf: found.id === user?.id, isOn: found.secondFactorOn !== null }));
    await removeSecrets(db, found.id);
    await endSessionsOf(context, found.id, { reason: 'The second factor was reset' });
    await recordSecurityEvent(context, { kind, userId: found.id, subject: 'Reset by an admin' });
    return db.update(found, { secondFactorOn: null });
  },
});

async function ownAccount({ db, user }: CommandContext): Promise<User> {
  if (!user) throw unauthenticated();
  return db.lock(User, user.id);
}

async function passOwnCode(context: CommandContext, code: string, attempt: number): Promise<User> {
  const account = await ownAccount(context);
  if (!account.secondFactorOn) return uncounted(context, attempt, notOn);
  await passCode(context, account, { code, attempt, kind });
  return account;
}

/** Refuses a call whose code was not looked at. */
async function uncounted(context: CommandContext, attempt: number, reason: string): Promise<never> {
  await forgetAttempt(context.db, attempt);
  return context.commitAndThrow(conflict(reason));
}

async function countedAttempt({ db, call, user }: QueryContext): Promise<number> {
  if (!user) throw unauthenticated();
  return codeAttemptOf(call, await db.get(User, user.id), { kind });
}
