/** The handbook as the build hands it over (web/handbook.ts). */

/** A piece of text, or an element of one of the tags that `HandbookText` renders. */
export type HandbookNode = string | HandbookElement;

export interface HandbookElement {
  tag: string;
  /** Anchor of a heading. */
  id?: string;
  /** Target of a link, or the file of a picture, as the page has it. */
  to?: string;
  /** What a picture shows. */
  alt?: string;
  children: readonly HandbookNode[];
}

/** Address and size in pixels. */
export interface HandbookPicture {
  src: string;
  width: number;
  height: number;
}

export interface HandbookHeading {
  id: string;
  text: string;
}

/** What the contents and the search know of a page. */
export interface HandbookEntry {
  /** File name without `.md`; the address of the page is made of it. */
  name: string;
  title: string;
  /** Paths of the screens that it is about. */
  screens: readonly string[];
  headings: readonly HandbookHeading[];
}

export interface HandbookPage extends HandbookEntry {
  content: readonly HandbookNode[];
}
