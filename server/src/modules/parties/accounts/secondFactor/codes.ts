/** Codes of authenticator apps (TOTP, RFC 6238: six digits, 30 seconds, SHA-1, as all apps know) and recovery codes. */
import { randomInt, hash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { LessThan, MoreThanOrEqual } from 'typeorm';
import type { App } from '../../../../core/module/app.types';
import type { CommandContext } from '../../../../core/operation/operation';
import { seal, unseal } from '../../../../core/security/sealed';
import { inTransaction } from '../../../../db/write/transaction';
import type { Writer } from '../../../../db/write/writer';
import { tradeNameOn } from '../../company/companyProfiles';
import type { User } from '../../users/user.entity';
import { RecoveryCode, SecondFactor } from './secondFactor.entity';

const period = 30;
export const purpose = 'secondFactor';
const recoveryCodeCount = 10;
/** In a row; by then somebody else has the password and guesses. A right recovery code begins the count anew. */
const maxWrongCodes = 50;
/** No letters or digits that are taken for others. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const groups = 4;
const groupLength = 4;

type Factor = Pick<CommandContext, 'app' | 'db'>;
/** As the authenticator app names the account. */
const issuerOf = ({ db, today }: Pick<CommandContext, 'db' | 'today'>) => tradeNameOn(db, today());

export const ownerOf = (userId: number) => `user ${userId}`;

/** Stores a new secret, which is not in use yet, in place of one that was never confirmed. */
export async function newSecret(context: CommandContext, { id: userId, emailAddress }: User) {
  const { app, db } = context;
  const secret = new Secret({ size: 20 });
  await db.internal.delete(SecondFactor, { userId });
  const sealedSecret = seal(app.config, purpose, ownerOf(userId), secret.base32);
  await db.insertRow(SecondFactor, { userId, sealedSecret, lastStep: 0, wrongCodes: 0, createdOn: db.now });
  const uri = new TOTP({ issuer: await issuerOf(context), label: emailAddress, secret }).toString();
  return { secret: secret.base32, uri };
}

/** Uses up a code: of a time step later than the last accepted one, at most one step off the clock. */
export async function useAppCode({ app, db }: Factor, userId: number, code: string): Promise<boolean> {
  const [factor] = await db.findAll(SecondFactor, { userId });
  const opened = factor && unseal(app.config, purpose, ownerOf(userId), factor.sealedSecret);
  if (!opened || factor.wrongCodes >= maxWrongCodes) return false;
  const timestamp = db.now.getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(opened.secret) });
  const delta = totp.validate({ token: withoutSigns(code), timestamp, window: 1 });
  if (delta === null) return false;
  const lastStep = Math.floor(timestamp / 1000 / period) + delta;
  const later = { userId, lastStep: LessThan(lastStep) };
  const { affected } = await db.internal.update(SecondFactor, later, { lastStep, wrongCodes: 0 });
  return affected === 1;
}

/** Counts a wrong code. True: the app's codes are not taken any more. */
export async function countWrongCode({ db }: Factor, userId: number): Promise<boolean> {
  await db.internal.increment(SecondFactor, { userId }, 'wrongCodes', 1);
  return db.internal.existsBy(SecondFactor, { userId, wrongCodes: MoreThanOrEqual(maxWrongCodes) });
}

/** Uses up a code of the app or a recovery code; null if it is neither. */
export async function useCode(factor: Factor, userId: number, code: string): Promise<'app' | 'recovery' | null> {
  if (await useAppCode(factor, userId, code)) return 'app';
  const { affected } = await factor.db.internal.delete(RecoveryCode, { userId, codeHash: hashOf(userId, code) });
  if (affected !== 1) return null;
  await factor.db.internal.update(SecondFactor, { userId }, { wrongCodes: 0 });
  return 'recovery';
}

/** Replaces a user's recovery codes and returns the new ones. */
export async function newRecoveryCodes(db: Writer, userId: number): Promise<string[]> {
  await db.internal.delete(RecoveryCode, { userId });
  const codes = Array.from({ length: recoveryCodeCount }, recoveryCode);
  for (const code of codes)
    await db.insertRow(RecoveryCode, { userId, codeHash: hashOf(userId, code), createdOn: db.now });
  return codes;
}

/** Seals anew what was sealed before JWT_SECRET changed, so that JWT_SECRET_PREVIOUS can be given up. */
export async function resealSecrets(app: App): Promise<void> {
  if (app.config.jwtSecretPrevious === null) return;
  for (const { userId, sealedSecret: before } of await app.database.reader.manager.find(SecondFactor)) {
    const opened = unseal(app.config, purpose, ownerOf(userId), before);
    if (!opened || opened.byPresentKey) continue;
    const sealedSecret = seal(app.config, purpose, ownerOf(userId), opened.secret);
    await inTransaction(app, (db) =>
      db.internal.update(SecondFactor, { userId, sealedSecret: before }, { sealedSecret }),
    );
  }
}

export async function removeSecrets(db: Writer, userId: number): Promise<void> {
  await db.internal.delete(SecondFactor, { userId });
  await db.internal.delete(RecoveryCode, { userId });
}

const recoveryCode = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
  ).join('-');

const withoutSigns = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

const hashOf = (userId: number, code: string) => hash('sha256', `recovery ${userId} ${withoutSigns(code)}`);
