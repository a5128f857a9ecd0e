// Shared by the scripts: runs steps with their durations, and child processes that end with this one.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** An error whose message is sufficient: printed without a stack. */
export class StepError extends Error {}

const plain = !process.stdout.isTTY || 'NO_COLOR' in process.env;
const paint = (code, text) => (plain ? text : `\u001b[${code}m${text}\u001b[0m`);
export const green = (text) => paint(32, text);
export const red = (text) => paint(31, text);
export const bold = (text) => paint(1, text);

/** '0.4 s', '12.3 s', '2 min 5 s' */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Runs a named step and prints its duration. `run` may return a text to print with it. */
export async function step(title, run) {
  const start = performance.now();
  try {
    const detail = await run();
    const said = detail && typeof detail === 'string' ? `${title}: ${detail}` : title;
    console.log(`${green('✓')} ${said} (${duration(performance.now() - start)})`);
    return detail;
  } catch (error) {
    console.log(`${red('✗')} ${title} (${duration(performance.now() - start)})`);
    throw error;
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const running = new Set();
const cleanups = new Set();
let watchingSignals = false;

function endEverything(signal) {
  for (const child of running) child.kill(signal);
  for (const cleanup of cleanups) cleanup();
}

function watchSignals() {
  if (watchingSignals) return;
  watchingSignals = true;
  for (const signal of signals) {
    process.once(signal, () => {
      endEverything(signal);
      process.exit(128 + constants.signals[signal]);
    });
  }
  process.on('exit', () => endEverything('SIGTERM'));
}

/** Registers a synchronous clean-up for any kind of exit. Returns a function that unregisters it. */
export function atExit(cleanup) {
  watchSignals();
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

/**
 * Starts a program that ends when we end.
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<{ code: number, output: string }> }}
 */
export function start(command, args, { quiet = false, timeout, env = process.env, onOutput, ...options } = {}) {
  watchSignals();
  const piped = quiet || Boolean(onOutput);
  const stdio = piped ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { cwd: root, stdio, env, ...options });
  running.add(child);
  let output = '';
  const collect = (chunk) => {
    output += chunk;
    onOutput?.(String(chunk));
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const ended = new Promise((done, fail) => {
    const timer =
      timeout &&
      setTimeout(() => {
        console.error(red(`${command} did not end within ${duration(timeout)}: stopped`));
        child.kill('SIGKILL');
      }, timeout);
    const settle = () => {
      clearTimeout(timer);
      running.delete(child);
    };
    child.once('error', (error) => {
      settle();
      fail(new StepError(`${command} can't be started: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      settle();
      done({ code: code ?? 128 + constants.signals[signal], output });
    });
  });
  return { child, ended };
}

/** Runs a program and waits for it. Quiet: output is shown only on failure. */
export async function run(command, args, options = {}) {
  const { code, output } = await start(command, args, options).ended;
  if (code !== 0) {
    if (output) console.error(output.trimEnd());
    throw new StepError(`${[command, ...args].join(' ')} ended with code ${code}`);
  }
  return output;
}

/** Replaces this process by a program: forwards signals to it and exits with its code. */
export function become(command, args, options = {}) {
  for (const signal of signals) process.removeAllListeners(signal);
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  for (const signal of signals) {
    process.on(signal, () => {
      // In a terminal, Ctrl-C reaches the whole foreground group, so the program receives it anyway.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  process.on('exit', () => child.kill());
  return new Promise((done, fail) => {
    child.once('error', (error) => fail(new StepError(`${command} can't be started: ${error.message}`)));
    child.once('exit', (code, signal) => done(code ?? 128 + constants.signals[signal]));
  });
}

/** Runs an npm package's program with this Node, without shell or PATH. */
export function runTool(script, args, options) {
  return run(process.execPath, [resolve(root, 'node_modules', script), ...args], options);
}

/** Wraps a script's main function: a StepError prints its message, any other error its stack. */
export async function script(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(red(error instanceof StepError ? error.message : (error?.stack ?? String(error))));
    process.exitCode = 1;
  }
}
