// What a change has touched, by git.
import { spawnSync } from 'node:child_process';
import { root } from './steps.mjs';

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The commit from which a change goes out: CHANGED_SINCE, else where it left origin/main, else the commit before. */
function base() {
  const given = process.env.CHANGED_SINCE;
  if (given) return given;
  const head = git('rev-parse', 'HEAD');
  const left = git('merge-base', 'HEAD', 'origin/main');
  return left && left !== head ? left : git('rev-parse', 'HEAD~1');
}

/**
 * Paths of the files that differ from the base, uncommitted and new ones among them; null where git cannot tell, as in a
 * clone of one commit.
 */
export function changedFiles() {
  const from = base();
  const differing = from && git('diff', '--name-only', '--diff-filter=d', from);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  if (differing === null || untracked === null) return null;
  return [...new Set(`${differing}\n${untracked}`.split('\n'))].filter(Boolean);
}
