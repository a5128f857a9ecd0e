import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { changed, type Edit, type Guard } from './recipe';

const root = resolve(__dirname, '../..');

const writeOperations = "(await import('./scripts/operations.mjs')).ensureOperations()";

interface Ended {
  code: number;
  output: string;
}

/** A copy of the project's files in a folder of its own, as a repository of one commit, with the same node_modules. */
export class Copy {
  private readonly folder = mkdtempSync(join(tmpdir(), 'waybill-recipes-'));

  constructor() {
    const { stdout } = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
    const files = stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
    for (const file of files) cpSync(join(root, file), this.at(file));
    symlinkSync(join(root, 'node_modules'), this.at('node_modules'));
    this.git('init', '--quiet');
    writeFileSync(this.at('.git/info/exclude'), 'node_modules\n');
  }

  /** The commit of the copy as it is now. */
  commit(): string {
    this.git('add', '--all');
    this.git('-c', 'user.name=recipes', '-c', 'user.email=recipes@waybill.test', 'commit', '--quiet', '-m', 'Step');
    return this.git('rev-parse', 'HEAD').trim();
  }

  /** Caches stay. */
  goTo(commit: string): void {
    this.git('reset', '--hard', '--quiet', commit);
    this.git('clean', '-fdq');
  }

  revert(commit: string): void {
    this.git('revert', '--no-commit', commit);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Fails if it cannot be made here. */
  async make(edit: Edit): Promise<void> {
    if (edit.kind === 'run') {
      const { code, output } = await this.start('sh', ['-ec', edit.commands]);
      if (code !== 0) throw new Error(output);
      return;
    }
    const path = this.at(edit.file);
    if (edit.kind === 'change') {
      return writeFileSync(path, changed(edit.file, readFileSync(path, 'utf8'), edit.hunks));
    }
    if (existsSync(path)) throw new Error(`${edit.file} is there already`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, edit.text);
  }

  /** Types, and rules and format of what differs from the commit. */
  lint(since: string): Promise<Ended> {
    return this.start('npm', ['run', 'lint', '--', '--changed'], { CHANGED_SINCE: since });
  }

  async codegen(): Promise<void> {
    await this.make({ kind: 'run', commands: 'npm run codegen' });
  }

  /** Whether the guard finds a fault, and what it says. */
  async faultFoundBy(guard: Guard): Promise<{ found: boolean; output: string }> {
    // Not in git, so that going to a commit leaves it as it was.
    const operations = await this.start(process.execPath, ['--input-type=module', '-e', writeOperations]);
    if (operations.code !== 0) return { found: true, output: operations.output };
    if (guard.by === 'types') {
      const output = await this.types(guard.file.startsWith('web/') ? 'web' : 'server');
      return { found: output.split('\n').some((line) => line.includes(`${guard.file}(`)), output };
    }
    const { code, output } = await ('file' in guard ? this.test(guard.file) : this.start('sh', ['-ec', guard.command]));
    return { found: code !== 0, output };
  }

  private async types(project: 'server' | 'web'): Promise<string> {
    const known = ['--incremental', '--tsBuildInfoFile', `.cache/${project}.tsbuildinfo`];
    const options = ['--project', `${project}/tsconfig.json`, '--noEmit', '--pretty', 'false', ...known];
    return (await this.start(process.execPath, ['node_modules/typescript-7/bin/tsc', ...options])).output;
  }

  private test(file: string): Promise<Ended> {
    const projects = file.startsWith('web/') ? ['web'] : ['server', 'server-isolated'];
    const options = ['--selectProjects', ...projects, '--ci', '--maxWorkers=1', '--runTestsByPath', file];
    return this.start(process.execPath, ['node_modules/jest/bin/jest.js', ...options]);
  }

  private start(program: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Ended> {
    const env = { ...process.env, NODE_ENV: 'test', TEST_LENGTH: 'short', ...more };
    const child = spawn(program, args, { cwd: this.folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    return new Promise((done, fail) => {
      child.once('error', fail);
      child.once('close', (code) => done({ code: code ?? 1, output }));
    });
  }

  private git(...args: string[]): string {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: this.folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  }

  private at = (path: string) => join(this.folder, path);
}
