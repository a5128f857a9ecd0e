/** Made of docs/handbook by web/handbook.ts while the web is built. */
declare module 'virtual:handbook' {
  export const pages: readonly import('./features/handbook/handbook.types').HandbookPage[];
  /** By their files as the pages name them. */
  export const pictures: Readonly<
    Record<string, import('./features/handbook/handbook.types').HandbookPicture | undefined>
  >;
}

/** The handbook without its text. */
declare module 'virtual:handbook/contents' {
  export const contents: readonly import('./features/handbook/handbook.types').HandbookEntry[];
}
