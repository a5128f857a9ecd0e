/**
 * Text is told apart from its ground in light and dark: every pair of our style sheets and of antd's tokens. That browsers
 * show these colours is seen in e2e/screens.test.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme as antdTheme, type ThemeConfig } from 'antd';
import { colourOf, contrast, over, type Colour, type Scheme } from '../../testing/colours';
import { darkTheme } from './darkTheme';
import { lightTheme, themeOf } from './theme';

const schemes = ['light', 'dark'] as const;
const leastOfText = 4.5;
/** Of signs. */
const leastOfSigns = 3;
/** WCAG asks nothing of what is disabled; here it can be read. */
const leastOfDisabled = 4;

interface Rule {
  file: string;
  selector: string;
  styles: ReadonlyMap<string, string>;
}

const source = join(__dirname, '..', '..');

/** Paper is white in both themes, and GraphiQL brings the colours of the playground. */
const isOurs = (path: string) => path.endsWith('.css') && !/^print\/|playground/.test(path);

/** Those nested within others by their whole selector. */
function rulesOf(file: string): Rule[] {
  const text = readFileSync(join(source, file), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const found: Rule[] = [];
  const open: { selector: string; styles: Map<string, string> }[] = [];
  for (const [, part = '', end = ''] of text.matchAll(/([^{};]*)([{};])/g)) {
    const words = part.trim().replace(/\s+/g, ' ');
    const around = open.at(-1);
    if (end === '{') {
      const whole = words.includes('&')
        ? words.replaceAll('&', around?.selector ?? '')
        : `${around?.selector ?? ''} ${words}`;
      open.push({ selector: words.startsWith('@') ? (around?.selector ?? '') : whole.trim(), styles: new Map() });
      continue;
    }
    const [, name, value = ''] = /^([\w-]+) ?: ?(.+)$/.exec(words) ?? [];
    if (name) around?.styles.set(name, value);
    const closed = end === '}' && open.pop();
    if (closed) found.push({ file, ...closed });
  }
  return found;
}

const rules = readdirSync(source, { recursive: true }).map(String).filter(isOurs).sort().flatMap(rulesOf);
const properties = new Map(rules.filter(({ selector }) => selector === ':root').flatMap(({ styles }) => [...styles]));
const valueOf = (text: string, scheme: Scheme) => colourOf(text, scheme, properties);

/** What text may have wherever no rule says otherwise. */
const inks = ['var(--text)', 'var(--quiet)', 'var(--brand)', 'var(--wrong)'];
/** Where text stands wherever no rule says otherwise. */
const grounds = ['var(--surface)', 'var(--ground)', 'var(--field)', 'var(--hover)'];

/** What stands elsewhere. */
const elsewhere: readonly (readonly [selector: RegExp, grounds: readonly string[], inks?: readonly string[]])[] = [
  // The bars; each of their texts has a colour of its own.
  [/^(:is\()?\.(shell-bar|public-bar|bar-button|bar-branch|brand|find-box)\b/, ['var(--ink)'], ['#cfdbe8']],
  [/^\.hero( > :first-child p)?$/, ['light-dark(#1b2f49, #13253b)', 'var(--ink)']],
  [/^\.counter-(field input|ghost)/, ['light-dark(#f6faff, #1b2838)', 'var(--surface)']],
];

/** Grounds without text, and days that cannot be chosen, which may be pale. */
const withoutText =
  /^\.public-button\.primary:hover$|::(before|after|backdrop)$| img$|\.bar$|\.loading-overlay|\[aria-disabled\]$/;

const isColour = (text: string | undefined) =>
  text !== undefined && !/^(none|transparent|inherit)$|gradient/.test(text);

interface Pair {
  where: string;
  front: Colour;
  ground: Colour;
}

/** The pairs of a rule: its texts, or those that it inherits, on its ground, or on those where it may stand. */
function pairsOf({ selector, styles }: Rule, scheme: Scheme): Pair[] {
  const color = styles.get('color') ?? 'inherit';
  const background = styles.get('background') ?? styles.get('background-color') ?? 'none';
  if (withoutText.test(selector) || (!isColour(color) && !isColour(background))) return [];
  const [, on = grounds, inherited = inks] = elsewhere.find(([pattern]) => pattern.test(selector)) ?? [];
  const texts = isColour(color) ? [color] : inherited;
  // A tag's tint is the same for every colour within what the test of tags allows.
  const front = (text: string) => valueOf(text.replace('var(--tag)', '#808080'), scheme);
  return on.flatMap((ground) => {
    const shown = isColour(background) ? over(front(background), valueOf(ground, scheme)) : valueOf(ground, scheme);
    return texts.map((text) => ({
      where: `${selector}: ${text} on ${background}, ${ground}`,
      front: front(text),
      ground: shown,
    }));
  });
}

const tooLow = (pairs: readonly Pair[], least = leastOfText) => [
  ...new Set(
    pairs
      .filter(({ front, ground }) => contrast(front, ground) < least)
      .map(({ where, front, ground }) => `${where} ${contrast(front, ground).toFixed(2)}`),
  ),
];

test.each(schemes)('in %s each text of the style sheets is told apart from its ground', (scheme) => {
  const pairs = rules.flatMap((rule) => pairsOf(rule, scheme));
  expect(pairs.length).toBeGreaterThan(400);
  expect(tooLow(pairs)).toEqual([]);
});

test.each(schemes)('in %s a filled button is told apart from its text under the pointer', (scheme) => {
  for (const ground of ['var(--fill)', 'var(--fill-hover)'])
    expect(contrast(valueOf('#fff', scheme), valueOf(ground, scheme))).toBeGreaterThan(leastOfText);
});

const plain = ['colorBgLayout', 'colorBgContainer', 'colorBgElevated'];
const notices = ['colorInfoBg', 'colorErrorBg', 'colorSuccessBg', 'colorWarningBg'];
const chosen = ['controlItemBgHover', 'controlItemBgActive', 'colorFillAlter', 'colorBgContainerDisabled'];

/** Fronts and grounds by antd's tokens; of a component as `Button.primaryColor`. */
const antdPairs: readonly (readonly [fronts: readonly string[], grounds: readonly string[], least?: number])[] = [
  [
    ['colorText', 'colorTextHeading'],
    [...plain, ...notices, ...chosen],
  ],
  [['colorTextBase', 'colorTextDescription', 'Form.labelColor'], plain],
  [['colorTextPlaceholder'], ['colorBgContainer', 'colorBgElevated']],
  [['colorTextDisabled'], ['colorBgContainer', 'colorBgElevated', 'colorBgContainerDisabled'], leastOfDisabled],
  [['colorLink', 'colorPrimaryText', 'colorError', 'colorErrorText'], plain],
  [['colorLinkHover', 'colorPrimaryHover', 'colorPrimaryActive'], plain],
  [['colorIcon', 'colorIconHover', 'colorTextQuaternary', 'colorTextTertiary'], plain, leastOfSigns],
  [
    ['colorLink', 'colorError'],
    ['colorInfoBg', 'colorErrorBg'],
  ],
  [['Tabs.itemSelectedColor', 'Tabs.itemHoverColor', 'Radio.colorPrimary', 'Radio.colorPrimaryHover'], plain],
  [['Button.defaultHoverColor', 'Button.defaultActiveColor'], plain],
  [['Button.primaryColor'], ['colorPrimary']],
  [['Button.dangerColor'], ['colorError']],
  [['colorInfo', 'colorSuccess'], plain, leastOfSigns],
  [['Tabs.inkBarColor', 'Spin.colorPrimary'], plain, leastOfSigns],
  [['Button.defaultHoverBorderColor', 'Button.defaultActiveBorderColor'], plain, leastOfSigns],
  [['Button.primaryColor'], ['Button.colorPrimaryHover', 'Button.colorPrimaryActive']],
];

/** Fine lines, which part what is told apart without them, and what the algorithm makes the other grounds from. */
const besides = ['colorBorder', 'colorBorderSecondary', 'colorInfoBorder', 'colorErrorBorder', 'colorBgBase'];

const dark: Readonly<Record<Scheme, ThemeConfig | null>> = { light: null, dark: darkTheme };

/** What antd takes for a component's token that the theme does not set. */
const defaults: Readonly<Record<string, string>> = {
  primaryColor: 'colorTextLightSolid',
  dangerColor: 'colorTextLightSolid',
  defaultHoverColor: 'colorPrimaryHover',
  defaultHoverBorderColor: 'colorPrimaryHover',
  defaultActiveColor: 'colorPrimaryActive',
  defaultActiveBorderColor: 'colorPrimaryActive',
  itemSelectedColor: 'colorPrimary',
  itemHoverColor: 'colorPrimaryHover',
  inkBarColor: 'colorPrimary',
};

function tokensOf(scheme: Scheme): (name: string) => Colour {
  const config = themeOf('compact', dark[scheme]);
  const tokens = antdTheme.getDesignToken(config) as unknown as Record<string, string>;
  const components = config.components as Record<string, Record<string, string> | undefined>;
  return (name) => {
    const [component = '', own = ''] = name.split('.');
    const given = own && components[component]?.[own];
    return colourOf(given || (tokens[own ? (defaults[own] ?? own) : name] ?? name), scheme);
  };
}

test.each(schemes)("in %s each text and sign of antd's parts is told apart from its ground", (scheme) => {
  const token = tokensOf(scheme);
  const found = antdPairs.flatMap(([fronts, on, least]) =>
    tooLow(
      fronts.flatMap((front) =>
        on.map((ground) => ({
          where: `${front} on ${ground}`,
          front: token(front),
          ground: over(token(ground), token('colorBgElevated')),
        })),
      ),
      least,
    ),
  );
  expect(found).toEqual([]);
});

test('each colour that the themes set stands in a pair', () => {
  const isText = ([, value]: [string, unknown]) => typeof value === 'string' && /^#|^rgb/.test(value);
  const set = [lightTheme, darkTheme].flatMap(({ token = {}, components = {} }) => [
    ...Object.entries(token)
      .filter(isText)
      .map(([name]) => name),
    ...Object.entries(components).flatMap(([component, tokens]) =>
      Object.entries(tokens)
        .filter(isText)
        .map(([name]) => `${component}.${name}`),
    ),
  ]);
  const paired = antdPairs.flatMap(([fronts, on]) => [...fronts, ...on]);
  expect(set.length).toBeGreaterThan(40);
  expect(set.filter((name) => ![...paired, ...besides].includes(name))).toEqual([]);
});

test('the text of a tag is told apart from its tint, whatever its colour', () => {
  const found = schemes.flatMap((scheme) =>
    ['#000', '#fff', '#f00', '#0f0', '#00f', '#ff0'].map((tag): Pair => {
      const tint = `color-mix(in srgb, ${tag} 9%, var(--surface))`;
      return { where: `${scheme} ${tint}`, front: valueOf('var(--text)', scheme), ground: valueOf(tint, scheme) };
    }),
  );
  expect(rules.find(({ selector }) => selector === '.enum-tag')?.styles.get('background')).toContain('9%');
  expect(tooLow(found)).toEqual([]);
});
