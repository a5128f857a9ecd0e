import { existsSync, readdirSync } from 'node:fs';

export const foldersOf = (path) =>
  (existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
