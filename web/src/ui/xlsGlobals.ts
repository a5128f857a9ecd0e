// sheetjs-style assigns to names that it never declares; in a module that throws, unless they are there already.
Object.assign(globalThis, { QUOTE: undefined, _hashIndex: undefined, _listIndex: undefined });

export {};
