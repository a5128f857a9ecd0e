/** What the tool says of what was typed wrongly, before it opens anything. `tool.long.test.ts` runs it as a process. */
import { runTool } from './tool';

async function typed(...words: string[]) {
  let printed = '';
  const print = (text: unknown) => {
    printed += `${String(text)}\n`;
  };
  const { log, error } = console;
  Object.assign(console, { log: print, error: print });
  const status = await runTool(words).finally(() => Object.assign(console, { log, error }));
  return { status, printed };
}

const names = ['migrate', 'check', 'backup', 'verify-backup', 'restore', 'copy', 'user create', 'user reset'];
const all = [...names, 'user unlock', 'user sessions', 'secret rotate'];

test('the list has every command, and each has help of its own', async () => {
  const { status, printed } = await typed('--help');
  expect(status).toBe(0);
  expect([...printed.matchAll(/^ {2}(\S+( \S+)?) {2,}/gm)].map(([, name]) => name)).toEqual(all);
  for (const name of all) {
    const answer = await typed(...name.split(' '), '--help');
    expect([answer.status, answer.printed.startsWith(`waybill ${name}`)]).toEqual([0, true]);
  }
});

test.each([
  [[], 'waybill COMMAND'],
  [['destroy'], 'Unknown command: destroy'],
  [['user', 'delete'], 'Unknown command: user delete'],
  [['check', '--all'], "Unknown option '--all'"],
  [['check', 'twice'], 'There are too many arguments\n\nwaybill check [--json]'],
  [['restore'], 'An argument is missing\n\nwaybill restore BACKUP'],
  [['user', 'create', 'a@waybill.test', '--role', 'King'], "--role is one of Admin, Member, not 'King'"],
  [['user', 'reset', 'a@waybill.test', '--new-password', '--second-factor'], 'Choose one of --new-password'],
  [['secret', 'rotate', '--switch', '--finish'], 'Choose one of --switch, --finish'],
  [['copy'], '--to is missing'],
  [['copy', '--to', 'mysql://waybill:secret@db/waybill'], '--to has a password: use --password-stdin'],
])('%j is refused with words and exit code 2', async (words, message) => {
  const answer = await typed(...words);
  expect([answer.status, answer.printed.includes(message)]).toEqual([2, true]);
  expect(answer.printed).not.toContain('secret@');
});
