/** The handbook is whole: a page for each screen, pictures that are there, links that lead somewhere. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linksIn, readHandbook } from '../../handbook';
import { matchesPath } from '../paths';
import { routes } from './routes';

const root = join(__dirname, '../../..');
const folder = join(root, 'docs/handbook');
const pages = readHandbook(folder);

interface Picture {
  file: string;
  page?: string;
  address: string;
}
const list = JSON.parse(readFileSync(join(root, 'scripts/pictures/list.json'), 'utf8')) as Picture[];

test('every screen of the menus has a page, and every page is about screens that exist', () => {
  const described = pages.flatMap(({ screens }) => screens);
  const inMenu = routes.filter(({ menu, group }) => menu === 'user' || group).map(({ path }) => path);
  expect(inMenu.length).toBeGreaterThan(20);
  expect(inMenu.filter((path) => !described.includes(path))).toEqual([]);
  expect(described.filter((path) => !routes.some((row) => row.path === path))).toEqual([]);
  expect(described).toEqual([...new Set(described)]);
});

test('README leads to every page', () => {
  const contents = linksIn(pages[0]?.content ?? []);
  expect(pages[0]?.name).toBe('README');
  const names = pages.slice(1).map(({ name }) => `${name}.md`);
  expect(names.filter((name) => !contents.includes(name))).toEqual([]);
});

test('every link leads to a page, and to a heading that it has', () => {
  const broken = pages.flatMap(({ name, content }) =>
    linksIn(content)
      .filter((to) => !to.startsWith('http'))
      .filter((to) => {
        const [file = '', heading] = to.split('#');
        const page = pages.find((each) => `${each.name}.md` === (file || `${name}.md`));
        return !page || (heading !== undefined && !page.headings.some(({ id }) => id === heading));
      })
      .map((to) => `${name}: ${to}`),
  );
  expect(broken).toEqual([]);
});

test('the pictures of the pages are those that the script takes, and are small', () => {
  const named = pages.flatMap(({ content }) => linksIn(content, 'img')).map((file) => `docs/handbook/${file}`);
  const taken = list.map(({ file }) => file);
  const files = readdirSync(join(folder, 'images')).map((file) => `docs/handbook/images/${file}`);
  expect(named.filter((file) => !taken.includes(file))).toEqual([]);
  expect(taken.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(files.filter((file) => !named.includes(file))).toEqual([]);
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('docs/images/consignments.webp');
  const sizes = taken.map((file) => statSync(join(root, file)).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(120_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3_000_000);
});

test('every picture is of a screen, and stands on its page and in the tour', () => {
  const tour = readFileSync(join(folder, 'tour.md'), 'utf8');
  for (const { file, page, address } of list) {
    const { pathname } = new URL(address, 'http://localhost');
    expect(routes.some((row) => row.screen && matchesPath(row.path, pathname))).toBe(true);
    if (!page) continue;
    const picture = file.replace('docs/handbook/', '');
    expect(linksIn(pages.find(({ name }) => name === page)?.content ?? [], 'img')).toContain(picture);
    expect(tour).toContain(`(${picture})`);
  }
});

test('a page is short enough to be read', () => {
  const lines = pages
    .filter(({ name }) => name !== 'tour')
    .map(({ name }) => ({ name, count: readFileSync(join(folder, `${name}.md`), 'utf8').split('\n').length }));
  expect(lines.filter(({ count }) => count < 15 || count > 61)).toEqual([]);
});

test('HTML in a page is text, and so is a link that runs a script', () => {
  const given = mkdtempSync(join(tmpdir(), 'handbook-'));
  try {
    writeFileSync(join(given, 'page.md'), '# Page\n\nA <b onclick="x()">word</b>, [a link](javascript:x())\n');
    const [page] = readHandbook(given);
    expect(page).toMatchObject({ name: 'page', title: 'Page', screens: [], headings: [] });
    expect(page?.content).toEqual([{ tag: 'p', children: ['A <b onclick="x()">word</b>, [a link](javascript:x())'] }]);
  } finally {
    rmSync(given, { recursive: true });
  }
});
