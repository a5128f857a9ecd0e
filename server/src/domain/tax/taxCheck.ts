/** Whether the taxes that an invoice was given are those that are due. */
import { formatRupees, type Paise } from '../values/money';
import type { Gst } from './gst';

const names = { igst: 'IGST', cgst: 'CGST', sgst: 'SGST' } as const satisfies Record<keyof Gst, string>;
const kinds = Object.keys(names) as (keyof Gst)[];

/** Tax within a state and between states on the same supply; null if it is one of them alone. */
export function contradiction(taxes: Gst): string | null {
  const within = taxes.cgst > 0 ? 'cgst' : 'sgst';
  return taxes.igst > 0 && taxes[within] > 0
    ? `${names[within]} ${plain(taxes[within])} and IGST ${plain(taxes.igst)} cannot stand together`
    : null;
}

/** The first tax that differs. */
export function difference(given: Gst, due: Gst): string | null {
  const other = kinds.find((kind) => given[kind] !== due[kind]);
  return other ? `${names[other]} ${figures(due[other])} expected, ${figures(given[other])} given` : null;
}

/** Without the sign of the currency. */
const figures = (paise: Paise): string => formatRupees(paise).replace(/^₹ /, '');
const plain = (paise: Paise): string => figures(paise).replace(/\.00$/, '');
