/**
 * Reads docs/handbook while the web is built: the browser gets elements rather than Markdown, and no parser. HTML in a page is
 * text. `virtual:handbook` has the pages, `virtual:handbook/contents` their titles and headings.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt, { type Token } from 'markdown-it';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import type {
  HandbookElement,
  HandbookHeading,
  HandbookNode,
  HandbookPage,
} from './src/features/handbook/handbook.types';

const markdown = new MarkdownIt({ html: false });

const pageFile = /^[\w-]+\.md$/;

/** README first, then in the order of its lists. */
export function readHandbook(folder: string): HandbookPage[] {
  const pages = readdirSync(folder)
    .filter((name) => pageFile.test(name))
    .map((name) => pageOf(name.replace('.md', ''), readFileSync(join(folder, name), 'utf8')));
  const contents = pages.find(({ name }) => name === 'README')?.content ?? [];
  const linked = linksIn(contents.filter((node) => typeof node !== 'string' && node.tag === 'ul'));
  const place = ({ name }: HandbookPage) => (name === 'README' ? -1 : linked.indexOf(`${name}.md`) + 1 || Infinity);
  return pages.sort((one, other) => place(one) - place(other) || one.name.localeCompare(other.name));
}

export function linksIn(nodes: readonly HandbookNode[], tag = 'a'): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return [...(node.tag === tag && node.to ? [node.to] : []), ...linksIn(node.children, tag)];
  });
}

/** `text` begins with the paths of its screens, as front matter: `screens: /receivables /customers/ledger/:uniqueId`. */
function pageOf(name: string, text: string): HandbookPage {
  const [, screens = '', body = ''] = /^(?:---\nscreens: (.+)\n---\n)?([^]*)$/.exec(text) ?? [];
  const all = toNodes(markdown.parse(body, {}));
  const isTitle = (node: HandbookNode) => typeof node !== 'string' && node.tag === 'h1';
  return {
    name,
    title: textOf(all.find(isTitle) ?? name),
    screens: screens.split(' ').filter(Boolean),
    headings: all.flatMap(headingOf),
    content: all.filter((node) => !isTitle(node)),
  };
}

const headingOf = (node: HandbookNode): HandbookHeading[] =>
  typeof node !== 'string' && node.tag === 'h2' ? [{ id: node.id ?? '', text: textOf(node) }] : [];

const textOf = (node: HandbookNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''));

function toNodes(tokens: readonly Token[]): HandbookNode[] {
  const top: HandbookNode[] = [];
  const open: HandbookNode[][] = [top];
  for (const token of tokens) {
    const nodes = open.at(-1) ?? top;
    if (token.nesting < 0) {
      if (!token.hidden) open.pop();
    } else if (token.type === 'inline') nodes.push(...toNodes(token.children ?? []));
    else if (token.nesting > 0) {
      if (token.hidden) continue;
      const children: HandbookNode[] = [];
      nodes.push({ tag: token.tag, ...targetOf(token), children });
      open.push(children);
    } else nodes.push(leafOf(token));
  }
  return top.map(withAnchor);
}

function leafOf(token: Token): HandbookNode {
  if (token.type === 'code_inline') return { tag: 'code', children: [token.content] };
  if (token.type === 'image') return { tag: 'img', ...targetOf(token), alt: token.content, children: [] };
  if (token.type === 'softbreak') return ' ';
  return token.content;
}

function targetOf(token: Token): { to?: string } {
  const to = token.attrGet('href') ?? token.attrGet('src');
  return to === null ? {} : { to: String(to) };
}

/** Headings are linked to as GitHub does it. */
function withAnchor(node: HandbookNode): HandbookNode {
  if (typeof node === 'string' || node.tag !== 'h2') return node;
  const id = textOf(node)
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replace(/ /g, '-');
  return { ...node, id } satisfies HandbookElement;
}

const ids = ['virtual:handbook', 'virtual:handbook/contents'];

export const handbook = (folder: string): Plugin => ({
  name: 'handbook',
  resolveId: (id) => (ids.includes(id) ? `\0${id}` : null),
  async load(id) {
    if (!ids.includes(id.slice(1))) return null;
    const pages = readHandbook(folder);
    for (const { name } of pages) this.addWatchFile(join(folder, `${name}.md`));
    if (id.endsWith('/contents')) {
      const contents = pages.map(({ name, title, screens, headings }) => ({ name, title, screens, headings }));
      return `export const contents = ${JSON.stringify(contents)};`;
    }
    // A picture that is still to be taken (`npm run pictures`) is taken from a build without it.
    const named = new Set(pages.flatMap(({ content }) => linksIn(content, 'img')));
    const files = [...named].filter((file) => existsSync(join(folder, file)));
    const sizes = await Promise.all(files.map((file) => sharp(join(folder, file)).metadata()));
    const entries = files.map((file, at) => {
      const { width, height } = sizes[at] ?? {};
      return `${JSON.stringify(file)}: { src: picture${at}, width: ${width}, height: ${height} }`;
    });
    return [
      ...files.map((file, at) => `import picture${at} from ${JSON.stringify(join(folder, file))};`),
      `export const pictures = { ${entries.join(', ')} };`,
      `export const pages = ${JSON.stringify(pages)};`,
    ].join('\n');
  },
});
