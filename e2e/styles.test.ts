/** A browser drops a rule that it cannot read, and says nothing: a paper then prints without its margins. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const source = join(__dirname, '../web/src');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));

test('Chromium reads every rule of every style sheet @main', async ({ page }) => {
  const texts = sheets.map((path) => readFileSync(join(source, path), 'utf8').replace(/\/\*[^]*?\*\//g, ''));
  const written = texts.map((text, at) => [sheets[at], text.split('{').length - 1] as const);
  const read = await page.evaluate((all) => {
    // Declarations after a nested rule are an object of their own, without a block.
    const blocksOf = (rule: CSSRule): number =>
      (rule.constructor.name === 'CSSNestedDeclarations' ? 0 : 1) +
      ('cssRules' in rule ? [...(rule.cssRules as CSSRuleList)] : []).reduce((sum, each) => sum + blocksOf(each), 0);
    return all.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return [...sheet.cssRules].reduce((sum, rule) => sum + blocksOf(rule), 0);
    });
  }, texts);
  expect(written.length).toBeGreaterThan(30);
  expect(read.map((blocks, at) => [sheets[at], blocks])).toEqual(written);
});
