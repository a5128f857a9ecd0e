// STALLS=seed npm test: stops random processes of a run for moments, as a busy machine does. A test that passes alone and
// fails here depends on time.
import { readFileSync, readdirSync } from 'node:fs';
import { randomOf } from './chaos/random.mjs';
import { atExit, start } from './steps.mjs';

/** The longest stall of each kind, and how many of ten are of it. */
const kinds = [
  { longest: 200, share: 5 },
  { longest: 800, share: 4 },
  { longest: 2500, share: 1 },
].flatMap(({ longest, share }) => Array.from({ length: share }, () => longest));

/** All processes by their parent. */
function childrenByParent() {
  const children = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It has ended.
    }
  }
  return children;
}

function descendants(pid, children = childrenByParent()) {
  return (children.get(pid) ?? []).flatMap((child) => [child, ...descendants(child, children)]);
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

/** Runs a program, with STALLS=seed stalled; resolves to its code. */
export async function startStalled(command, args, options) {
  if (!process.env.STALLS) return (await start(command, args, options).ended).code;
  const { child, ended } = start(command, args, { ...options, timeout: 3 * options.timeout });
  const end = stall(child.pid, Number(process.env.STALLS));
  try {
    return (await ended).code;
  } finally {
    end();
  }
}

/** Stalls descendants of `pid` until the returned function is called. */
function stall(pid, seed) {
  const random = randomOf(seed);
  const stopped = new Set();
  let timer;
  const next = () => {
    timer = setTimeout(
      () => {
        const running = descendants(pid).filter((each) => !stopped.has(each));
        if (running.length > 0) stop(random.pick(running));
        next();
      },
      random.int(50, 1200),
    );
  };
  const stop = (each) => {
    if (!signal(each, 'SIGSTOP')) return;
    stopped.add(each);
    setTimeout(() => resume(each), random.int(10, random.pick(kinds)));
  };
  const resume = (each) => {
    stopped.delete(each);
    signal(each, 'SIGCONT');
  };
  const end = () => {
    clearTimeout(timer);
    [...stopped].forEach(resume);
  };
  const forget = atExit(end);
  next();
  return () => {
    end();
    forget();
  };
}
