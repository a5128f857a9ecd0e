/** Finds the command that is meant, checks what it is given, and turns failures into words and exit codes. */
import { parseArgs } from 'node:util';
import { backup } from './backup';
import { check } from './check';
import { UsageError, type Command, type Given } from './command';
import { copy } from './copy';
import { migrate } from './migrate';
import { restore } from './restore';
import { secretRotate } from './secret';
import { userCreate, userReset, userSessions, userUnlock } from './user';
import { verifyBackup } from './verifyBackup';

const commands: readonly Command[] = [
  migrate,
  check,
  backup,
  verifyBackup,
  restore,
  copy,
  userCreate,
  userReset,
  userUnlock,
  userSessions,
  secretRotate,
];

const wrongUse = 2;

/** Returns the exit code: 0 done; 1 not done, or differences; 2 typed wrongly. */
export async function runTool(words: readonly string[]): Promise<number> {
  if (words[0] === '--help' || words[0] === 'help') {
    console.log(list());
    return 0;
  }
  const command = commands.find(({ name }) => name.split(' ').every((word, at) => word === words[at]));
  if (!command) {
    console.error(words.length > 0 ? `Unknown command: ${words.slice(0, 2).join(' ')}\n\n${list()}` : list());
    return wrongUse;
  }
  try {
    const given = parse(command, words.slice(command.name.split(' ').length));
    if (!given.flag('help')) return await command.run(given);
    console.log(help(command));
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof UsageError) {
      console.error(`${message}\n\n${help(command)}`);
      return wrongUse;
    }
    console.error(`${command.failure ?? ''}${message}`);
    return command.failureCode ?? 1;
  }
}

function parse({ options, takes: [least, most] }: Command, args: readonly string[]): Given {
  const { values, positionals } = parsed(options, args);
  const isHelp = values.help === true;
  if (!isHelp && (positionals.length < least || positionals.length > most)) {
    throw new UsageError(positionals.length < least ? 'An argument is missing' : 'There are too many arguments');
  }
  return {
    words: positionals,
    flag: (name) => values[name] === true,
    text: (name) => {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    },
  };
}

interface Parsed {
  values: Readonly<Record<string, unknown>>;
  positionals: readonly string[];
}

function parsed(options: Command['options'], args: readonly string[]): Parsed {
  try {
    return parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const help = ({ name, usage, summary, details }: Command) =>
  [`waybill ${name} ${usage}`.trimEnd(), `  ${summary}`, ...details.map((line) => `  ${line}`)].join('\n');

const list = () =>
  [
    'waybill COMMAND [--help], with the settings of the server (docs/settings.md):',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(14)} ${summary}`),
    'Exit code 0: done; 1: not done, or differences were found; 2: typed wrongly.',
  ].join('\n');
