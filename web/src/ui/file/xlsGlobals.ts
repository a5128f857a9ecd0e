// sheetjs-style assigns to undeclared variables, which throws in a module unless they exist.
Object.assign(globalThis, { QUOTE: undefined, _hashIndex: undefined, _listIndex: undefined });

export {};
