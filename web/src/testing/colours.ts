/** Colours as style sheets and antd's tokens write them, and the contrast of text with its ground (WCAG 2). */

/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number];

export type Scheme = 'light' | 'dark';

/** Splits at commas that are in no parentheses. */
function parts(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map((each) => each.trim());
}

const share = (text: string): number => (text.endsWith('%') ? parseFloat(text) / 100 : Number(text));

/** `properties`: the custom properties by name. Throws for what it does not know. */
export function colourOf(text: string, scheme: Scheme, properties: ReadonlyMap<string, string> = new Map()): Colour {
  const again = (inner: string) => colourOf(inner, scheme, properties);
  const [, name = '', inside = ''] = /^([\w-]+)\((.*)\)$/.exec(text) ?? [];
  if (text.startsWith('#')) return ofHex(text.slice(1));
  if (text === 'transparent') return [0, 0, 0, 0];
  if (name === 'var') return again(properties.get(inside) ?? `unknown ${inside}`);
  if (name === 'light-dark') return again(parts(inside)[scheme === 'light' ? 0 : 1] ?? '');
  if (name === 'rgb' || name === 'rgba') {
    const [red = 0, green = 0, blue = 0, opacity = 1] = inside
      .split(/[\s,/]+/)
      .map((each, at) => (at < 3 ? Number(each) : share(each)));
    return [red, green, blue, opacity];
  }
  if (name === 'color-mix') {
    const [, first = '', second = ''] = parts(inside);
    const [, colour = first, amount = '50%'] = /^(.*) ([\d.]+%)$/.exec(first) ?? [];
    return mixed(again(colour), again(second), share(amount));
  }
  throw new Error(`Not a colour: ${text}`);
}

function ofHex(digits: string): Colour {
  const each = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, opacity = 255] = each.map((pair) => parseInt(pair, 16));
  return [red, green, blue, opacity / 255];
}

/** As `color-mix(in srgb)` does, with premultiplied opacity. */
function mixed(one: Colour, other: Colour, amount: number): Colour {
  const opacity = one[3] * amount + other[3] * (1 - amount);
  const channel = (at: 0 | 1 | 2) =>
    opacity === 0 ? 0 : (one[at] * one[3] * amount + other[at] * other[3] * (1 - amount)) / opacity;
  return [channel(0), channel(1), channel(2), opacity];
}

/** What is seen of a colour before an opaque one. */
export const over = (front: Colour, ground: Colour): Colour => {
  const channel = (at: 0 | 1 | 2) => front[at] * front[3] + ground[at] * (1 - front[3]);
  return [channel(0), channel(1), channel(2), 1];
};

function luminance(colour: Colour): number {
  const linear = (at: 0 | 1 | 2) => {
    const value = colour[at] / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}

/** From 1 to 21; the ground is opaque. */
export function contrast(front: Colour, ground: Colour): number {
  const [one, other] = [luminance(over(front, ground)), luminance(ground)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
