import { badInput } from '../../../core/operation/errors';
import type { Reader } from '../../../db/read/reader';
import type { CompanyProfile } from '../company/companyProfile.entity';
import type { User } from '../users/user.entity';

type Person = Pick<User, 'firstName' | 'lastName' | 'emailAddress'>;

/** Score of zxcvbn from 0 to 4: at least 10^8 guesses. */
const minScore = 3;

/** The check takes up to 60 ms of CPU at this length and grows by its square, so that no more is looked at. */
const checkedCharacters = 40;

/** The lists take 25 MB, and few requests set a password. */
const loadChecker = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
};
let checker: ReturnType<typeof loadChecker> | undefined;

/** By the names that the library gives its warnings. */
const reasons: Readonly<Record<string, string>> = {
  userInputs: 'it contains your name, your email address or the company',
  topTen: 'many people use it',
  topHundred: 'many people use it',
  common: 'many people use it',
  similarToCommon: 'many people use one like it',
  pwned: 'many people use it',
  simpleRepeat: 'it repeats itself',
  extendedRepeat: 'it repeats itself',
  sequences: 'it is a sequence such as abc or 123',
  keyPattern: 'its keys are neighbours',
  straightRow: 'its keys are neighbours',
  dates: 'it is a date',
  recentYears: 'it is a year',
};
const otherReason = 'add another word or two';

/** Letters and digits that must be left of a password without what is known of its user, if it contains any of it. */
const minUnknown = 5;

/** Refuses a password that is on lists of common ones, or consists of what is known of its user. */
export async function refuseWeakPassword(db: Reader, password: string, person: Person, field: string): Promise<void> {
  const checked = [...password.normalize('NFC')].slice(0, checkedCharacters).join('');
  const words = knownWords(person, await db.all('CompanyProfile'));
  const { score, feedback } = (await (checker ??= loadChecker())).check(checked, words);
  const reason = isPersonal(checked.toLowerCase(), words) ? 'userInputs' : feedback.warning;
  if (score >= minScore && reason !== 'userInputs') return;
  throw badInput(`Password is too easy to guess: ${reasons[reason ?? ''] ?? otherReason}`, field);
}

/** In lower case, longest first. */
function knownWords({ firstName, lastName, emailAddress }: Person, profiles: readonly CompanyProfile[]): string[] {
  const companies = profiles.flatMap(({ tradeName, legalName }) => [tradeName, legalName]);
  const known = [...companies, firstName, lastName, emailAddress];
  const words = known.flatMap((each) => [each, ...each.split(/[\s@._-]+/)]).map((each) => each.toLowerCase());
  return words.filter((each) => each.length > 2).sort((one, other) => other.length - one.length);
}

/** zxcvbn rates three words of any kind, such as 'first.last', as good enough. */
function isPersonal(password: string, words: readonly string[]): boolean {
  const unknown = words.reduce((left, word) => left.replaceAll(word, ''), password);
  return unknown !== password && unknown.replace(/[^\p{L}\p{M}\p{N}]/gu, '').length < minUnknown;
}
