/** Accounts, when nobody can sign in who could do it in the product. */
import { randomBytes } from 'node:crypto';
import { Gender, Role } from '../domain/parties/enums';
import {
  createUserAtServer,
  endSessionsAtServer,
  resetLinkAtServer,
  sessionsAtServer,
  setPasswordAtServer,
  unlockAtServer,
} from '../modules/parties/accounts/atServer';
import { removeSecondFactorOf } from '../modules/parties/accounts/secondFactor/removeSecondFactorOf';
import { readStandardInput, UsageError, type Command, type Given } from './command';
import { withApp } from './database';

const once = 'This link sets the password, once and within 24 hours:';
const beside = 'On an embedded database no server may be running. The security log has what was done.';

export const userCreate: Command = {
  name: 'user create',
  usage: 'ADDRESS --first-name NAME --last-name NAME [--gender Female] [--role Member] [--password-stdin]',
  summary: 'Adds a user, and prints the link that sets the password.',
  details: [
    `--gender ${Object.keys(Gender).join(' | ')}, --role ${Object.keys(Role).join(' | ')}`,
    '--password-stdin: the password is read from the standard input, and no link is printed.',
    beside,
  ],
  options: {
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
    gender: { type: 'string' },
    role: { type: 'string' },
    'password-stdin': { type: 'boolean' },
  },
  takes: [1, 1],
  async run(given) {
    const [emailAddress = ''] = given.words;
    const input = {
      emailAddress,
      firstName: given.text('first-name') ?? '',
      lastName: given.text('last-name') ?? '',
      gender: chosen(given, 'gender', Gender, 'Female'),
      role: chosen(given, 'role', Role, 'Member'),
    };
    const password = given.flag('password-stdin') ? await readStandardInput() : null;
    const link = await withApp((app) => createUserAtServer(app, input, password));
    console.log(`${emailAddress} is a user now, as ${input.role}`);
    if (link) console.log(`${once}\n${link}`);
    return 0;
  },
};

export const userReset: Command = {
  name: 'user reset',
  usage: 'ADDRESS [--new-password | --password-stdin | --second-factor]',
  summary: 'Prints a link that sets a new password; or sets one, or turns the second factor off.',
  details: [
    '--new-password: a password is made and printed; --password-stdin: it is read from the standard input.',
    'Either ends the sessions of the user. Failed sign-ins are forgotten.',
    '--second-factor: the password stays, and the second factor is turned off.',
    beside,
  ],
  options: {
    'new-password': { type: 'boolean' },
    'password-stdin': { type: 'boolean' },
    'second-factor': { type: 'boolean' },
  },
  takes: [1, 1],
  async run(given) {
    const [address = ''] = given.words;
    const ways = ['new-password', 'password-stdin', 'second-factor'].filter((name) => given.flag(name));
    if (ways.length > 1) throw new UsageError(`Choose one of --${ways.join(', --')}`);
    if (given.flag('second-factor')) return removeSecondFactor(address);
    if (ways.length === 0) {
      console.log(`${once}\n${await withApp((app) => resetLinkAtServer(app, address))}`);
      return 0;
    }
    const isMade = given.flag('new-password');
    const password = isMade ? randomBytes(15).toString('base64url') : await readStandardInput();
    await withApp((app) => setPasswordAtServer(app, address, password));
    console.log(`The password of ${address} is set, and the user is signed out everywhere`);
    if (isMade) console.log(`It is shown this once: ${password}`);
    return 0;
  },
};

async function removeSecondFactor(address: string): Promise<number> {
  if (!(await withApp((app) => removeSecondFactorOf(app, address)))) {
    throw new Error(`${address} has no second factor`);
  }
  console.log(`The second factor of ${address} is turned off. Signing in asks for the password alone.`);
  return 0;
}

export const userUnlock: Command = {
  name: 'user unlock',
  usage: 'ADDRESS',
  summary: 'Forgets failed sign-ins and wrong codes, after too many of which a user is not let in.',
  details: [beside],
  options: {},
  takes: [1, 1],
  async run({ words: [address = ''] }) {
    await withApp((app) => unlockAtServer(app, address));
    console.log(`The failed sign-ins of ${address} are forgotten`);
    return 0;
  },
};

export const userSessions: Command = {
  name: 'user sessions',
  usage: 'ADDRESS [--end]',
  summary: 'Lists the open sessions of a user; --end ends them.',
  details: [beside],
  options: { end: { type: 'boolean' } },
  takes: [1, 1],
  async run({ words: [address = ''], flag }) {
    if (flag('end')) {
      const ended = await withApp((app) => endSessionsAtServer(app, address));
      console.log(`${ended} sessions of ${address} were ended`);
      return 0;
    }
    const open = await withApp((app) => sessionsAtServer(app, address));
    for (const { createdOn, lastSeenOn, device, clientNetwork } of open) {
      const seen = (lastSeenOn ?? createdOn).toISOString();
      console.log(
        `since ${createdOn.toISOString()}, last used ${seen}: ${device ?? 'unknown'}, ${clientNetwork ?? 'unknown'}`,
      );
    }
    console.log(`${open.length} open sessions`);
    return 0;
  },
};

function chosen<Name extends string>(
  given: Given,
  option: string,
  names: Readonly<Record<Name, unknown>>,
  fallback: NoInfer<Name>,
): Name {
  const text = given.text(option) ?? fallback;
  const found = (Object.keys(names) as Name[]).find((name) => name === text);
  if (found) return found;
  throw new UsageError(`--${option} is one of ${Object.keys(names).join(', ')}, not '${text}'`);
}
