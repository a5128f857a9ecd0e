/**
 * Writes each text asset of the build as .br and .gz beside it. The server sends these as they are: smaller than what it
 * could compress for each request, and without its time. Browsers accept brotli over HTTPS and from localhost.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/** Brotli's best quality takes 2 s per megabyte; larger files are compressed at quality 9. */
const largeBytes = 1_000_000;
const smallestBytes = 1024;

async function precompress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallestBytes) return;
  const quality = content.length > largeBytes ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([asBrotli(content, { params }), asGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

export const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const assets = join(dir, 'assets');
    const names = (await readdir(assets)).filter((name) => /\.(js|css|svg)$/.test(name));
    await Promise.all(names.map((name) => precompress(join(assets, name))));
  },
});
