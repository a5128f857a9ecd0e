import { matchesPath } from '../../paths';
import type { HandbookEntry, HandbookHeading } from './handbook.types';

export interface FoundPage {
  page: HandbookEntry;
  /** Those that have the words; none if the title has them. */
  headings: readonly HandbookHeading[];
}

/** The pages whose title has all words of `text`, or that have headings which together with the title have them. */
export function searchHandbook(contents: readonly HandbookEntry[], text: string): FoundPage[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (title: string) => words.every((word) => title.toLowerCase().includes(word));
  return contents.flatMap((page) => {
    if (has(page.title)) return [{ page, headings: [] }];
    const headings = page.headings.filter((heading) => has(`${page.title} ${heading.text}`));
    return headings.length > 0 ? [{ page, headings }] : [];
  });
}

export const pageOfScreen = (contents: readonly HandbookEntry[], pathname: string): HandbookEntry | undefined =>
  contents.find(({ screens }) => screens.some((screen) => matchesPath(screen, pathname)));
