import 'reflect-metadata';
import cluster from 'node:cluster';
import { readConfig } from './config';
import { runPrimary } from './workers/primary';
import { onlyServer } from './workers/serverProcess';
import { Worker } from './workers/worker';

// If the log's reader closes the pipe, e.g. a restarting log collector, the server keeps running.
process.stdout.on('error', () => undefined);

async function main(): Promise<void> {
  const config = readConfig();
  if (config.workers > 1 && cluster.isPrimary) return runPrimary(config);
  const server = cluster.isWorker ? new Worker(config, process.argv.slice(2)) : onlyServer;
  try {
    // A primary does without the product.
    const { serve } = await import('./serve');
    await serve(config, server);
  } catch (error) {
    await server.failed(error);
  }
}

main().catch((error: unknown) => onlyServer.failed(error));
