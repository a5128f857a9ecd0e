/** Elements of the page, without a framework. */
import { texts, type TextName } from './texts';

type Child = Node | string | null | false;

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> & { className?: string } = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children.filter((child) => child !== null && child !== false));
  return made;
}

/** In both languages, the second one small. */
export const both = ([english, hindi]: readonly [string, string]): HTMLElement =>
  element('span', {}, english, hindi !== '' && ' ', hindi !== '' && element('small', { lang: 'hi' }, hindi));

export const word = (name: TextName): HTMLElement => both(texts[name]);

export const button = (name: TextName, look: string, onclick: () => void): HTMLButtonElement =>
  element('button', { type: 'button', className: `public-button ${look}`, onclick }, word(name));

/** A field under its name. */
export const labelled = (name: TextName, field: HTMLElement): HTMLElement => element('label', {}, word(name), field);
