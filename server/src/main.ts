import 'reflect-metadata';
import { readConfig } from './config';
import { serve } from './serve';

serve(readConfig()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
