/** In place of `virtual:handbook` and its contents: the pages as they stand in docs/handbook. */
import { join } from 'node:path';
import { linksIn, readHandbook } from '../../handbook';

export const pages = readHandbook(join(__dirname, '../../../docs/handbook'));
export const contents = pages;
export const pictures = Object.fromEntries(
  pages
    .flatMap(({ content }) => linksIn(content, 'img'))
    .map((file) => [file, { src: `/assets/${file}`, width: 1280, height: 860 }]),
);
