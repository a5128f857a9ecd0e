import JsBarcode from 'jsbarcode';

interface Drawn {
  encodings?: readonly { data: string }[];
}

/** A bar: where it begins and how wide it is, in modules. */
export interface Bar {
  at: number;
  width: number;
}

export interface Bars {
  bars: readonly Bar[];
  /** Without quiet zones. */
  modules: number;
}

/** Bars of a text in Code 128: in whichever of its sets is shortest, or in set B, whose width depends on the length alone. */
export function code128(text: string, set: 'shortest' | 'B'): Bars {
  const drawn: Drawn = {};
  JsBarcode(drawn, text, { format: set === 'B' ? 'CODE128B' : 'CODE128' });
  const modules = (drawn.encodings ?? []).map(({ data }) => data).join('');
  const bars = [...modules.matchAll(/1+/g)].map(({ index, 0: bar }) => ({ at: index, width: bar.length }));
  return { bars, modules: modules.length };
}
