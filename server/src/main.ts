import 'reflect-metadata';
import { readConfig } from './config';
import { serve } from './serve';

// If the log's reader closes the pipe, e.g. a restarting log collector, the server keeps running.
process.stdout.on('error', () => undefined);

Promise.resolve()
  .then(() => serve(readConfig()))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    // Exits explicitly: open handles would keep a process alive that serves nobody, and nothing would restart it.
    process.exit(1);
  });
