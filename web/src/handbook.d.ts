/** Made of docs/handbook by web/handbook.ts while the web is built. */
declare module 'virtual:handbook' {
  export const pages: readonly import('./features/handbook/handbook.types').HandbookPage[];
  /** Address of each picture, by its file as the pages name it. */
  export const pictures: Readonly<Record<string, string | undefined>>;
}

/** The handbook without its text. */
declare module 'virtual:handbook/contents' {
  export const contents: readonly import('./features/handbook/handbook.types').HandbookEntry[];
}
