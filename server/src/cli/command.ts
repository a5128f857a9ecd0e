/** A command of the tool `waybill`, and what it is given. */
import { readConfig, type Config } from '../config';

export interface Command {
  /** As it is typed; two words for a command about a noun. */
  name: string;
  /** What follows the name, as its help shows it. */
  usage: string;
  summary: string;
  /** Lines of the help about options and exit codes. */
  details: readonly string[];
  options: Readonly<Record<string, { type: 'boolean' | 'string' }>>;
  /** Minimum and maximum number of arguments that are no options. */
  takes: readonly [least: number, most: number];
  /** What a message of failure begins with. */
  failure?: string;
  /** Exit code of a failure; 1 by default. */
  failureCode?: number;
  /** Returns the exit code. */
  run(given: Given): Promise<number>;
}

export interface Given {
  words: readonly string[];
  text(name: string): string | undefined;
  flag(name: string): boolean;
}

/** The command was typed wrongly; its usage is printed with the message. */
export class UsageError extends Error {}

/**
 * The settings, for commands that sign nothing: they need no JWT_SECRET, and must not generate one in the data folder.
 */
export const settings = (): Config => readConfig({ ...process.env, JWT_SECRET: unusedSecret });

const unusedSecret = 'nothing is signed by this program, which knows no key';

/** What is typed or piped in, without the end of the line. Passwords never come by the command line, which others can see. */
export async function readStandardInput(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += String(chunk);
  return text.replace(/\r?\n$/, '');
}
