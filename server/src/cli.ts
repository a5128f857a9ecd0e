import 'reflect-metadata';
import { runTool } from './cli/tool';

// What it writes (backups, secrets, the database) is readable only by its own user.
process.umask(0o077);

void runTool(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
