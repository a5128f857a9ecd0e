/** All operations of the modules with their export names. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyOperation } from '../core/operation/operation';

export interface ExportedOperation {
  name: string;
  operation: AnyOperation;
}

const modules = join(__dirname, '..', 'modules');

export async function exportedOperations(): Promise<ExportedOperation[]> {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.(test|d))\.ts$/.test(path),
  );
  const found: ExportedOperation[] = [];
  for (const file of files) {
    const exports = (await import(join(modules, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exports)) {
      if (isOperation(value)) found.push({ name, operation: value });
    }
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'function' && 'kind' in value && 'action' in value && 'input' in value;
