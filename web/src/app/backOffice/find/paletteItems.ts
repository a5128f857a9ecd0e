import { contents } from 'virtual:handbook/contents';
import { isAwb } from '../../../../../server/src/domain/bookings/awb';
import { mayDo, type Action, type Holder } from '../../../../../server/src/domain/policy';
import { paths } from '../../../paths';
import type { RecentTarget } from '../../../ui/input/recentTargets';
import { routes } from '../../routes';
import { allMenuRows, mayOpen } from '../access';

export interface PaletteItem {
  group: 'This screen' | 'Find' | 'Recent' | 'Screens' | 'Actions' | 'Records' | 'Handbook';
  label: string;
  note?: string;
  /** The key that does the same. */
  keys?: string;
  run: { to: string; remember?: RecentTarget } | { find: string } | { act: () => void };
}

interface ActionTarget {
  label: string;
  action: Action;
  to: string;
}

/** Where something begins that is not a whole screen. */
const actionTargets: readonly ActionTarget[] = [
  { label: 'New consignment', action: 'bookConsignment', to: `${paths.consignments()}?new=1` },
  { label: 'New cargo consignment', action: 'bookCargo', to: `${paths.cargo()}?new=1` },
  { label: 'New incoming manifest', action: 'createIncomingManifest', to: '/manifest?new=1' },
  { label: 'New third-party invoice', action: 'createManualInvoice', to: '/invoices?new=1' },
  { label: 'Create invoices', action: 'generateInvoice', to: `${paths.consignments()}?mode=invoices` },
];

export function screenItems(holder: Holder | null): PaletteItem[] {
  return allMenuRows(holder).map(({ label, title, path, key }) => ({
    group: 'Screens',
    label: label ?? title,
    keys: key && `g ${key}`,
    run: { to: path },
  }));
}

export function actionItems(holder: Holder | null): PaletteItem[] {
  return actionTargets
    .filter(({ action }) => mayDo(action, holder))
    .map(({ label, to }) => ({ group: 'Actions', label, run: { to } }));
}

const allHeadings = contents.flatMap(({ headings }) => headings.map(({ text }) => text));
/** 'Keys' and 'The work' stand on nearly every page, and say nothing about it. */
const isTelling = (heading: string) => allHeadings.indexOf(heading) === allHeadings.lastIndexOf(heading);

const isForUser = (screens: readonly string[], holder: Holder | null) =>
  screens.length === 0 || routes.some((row) => screens.includes(row.path) && mayOpen(row, holder));

/** Pages of the handbook about screens that the user may open, and the headings that no other page has. */
export function handbookItems(text: string, holder: Holder | null): PaletteItem[] {
  return contents
    .filter(({ screens }) => isForUser(screens, holder))
    .flatMap(({ name, title, headings }) => [
      { label: title, note: 'Handbook', to: paths.help(name) },
      ...headings
        .filter((heading) => isTelling(heading.text))
        .map((heading) => ({ label: heading.text, note: title, to: paths.help(name, heading.id) })),
    ])
    .filter(({ label }) => matches(label, text))
    .map(({ to, ...item }) => ({ ...item, group: 'Handbook', run: { to } }));
}

/**
 * 'n c' and 'new con' both find 'New consignment': each word begins one of the label's, in order. 'log out' finds 'Logout',
 * and 'eway' the 'E-way Bill'.
 */
export function matches(label: string, text: string): boolean {
  if (joined(label).startsWith(joined(text))) return true;
  const words = label.toLowerCase().split(/[\s-]+/);
  let from = 0;
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((part) => {
      const at = words.findIndex((word, index) => index >= from && word.startsWith(part));
      from = at + 1;
      return at >= 0;
    });
}

const joined = (text: string) => text.toLowerCase().replace(/[\s-]+/g, '');

/** Anything that can be an AWB number, the code of a packet, or an address can be looked for. */
export function findItem(text: string): PaletteItem[] {
  const isCode = isAwb(text.replace(/\.\d+$/, '')) || /^https?:/i.test(text);
  return isCode ? [{ group: 'Find', label: `Find AWB ${text.toUpperCase()}`, run: { find: text } }] : [];
}

/** Numbers are looked for first; words choose a screen or an action first. */
export const looksLikeNumber = (text: string): boolean => /\d/.test(text);
