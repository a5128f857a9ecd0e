import 'reflect-metadata';
import { readConfig } from './config';
import { serve } from './serve';

// A reader of the log that goes away, as a collector that restarts, must not take the server with it.
process.stdout.on('error', () => undefined);

Promise.resolve()
  .then(() => serve(readConfig()))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    // Not only a code: what is still open would keep a process alive that serves nobody, and nothing would restart it.
    process.exit(1);
  });
