/** The pieces of the screens (/dev/pieces of the development server), which the product's build does not have. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { complaintsOf } from './axe';
import { openRowMenu } from './records';

const root = join(__dirname, '..');
const origin = 'http://pieces.test';
let folder = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({}, { outputDir }) => {
  folder = outputDir;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const config = join(root, 'web/vite.pieces.config.ts');
  await promisify(execFile)(process.execPath, [vite, 'build', '--config', config, '--outDir', folder], { cwd: root });
});

async function open(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname === '/' ? 'pieces.html' : pathname) });
  });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 860 });
  await page.goto(origin);
  await page.getByRole('table', { name: 'Cities' }).waitFor();
  return errors;
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`each piece in all its states, in ${colorScheme} at ${width} px`, async ({ page }) => {
      const errors = await open(page, width, colorScheme);
      const surface = colorScheme === 'dark' ? 'rgb(24, 34, 47)' : 'rgb(255, 255, 255)';
      await expect(page.locator('.bulk-bar').first()).toHaveCSS('background-color', surface);
      expect(await complaintsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      await openRowMenu(page.getByRole('button', { name: 'More for Kochi' }));
      const menu = page.getByRole('menu', { name: 'More for Kochi' });
      await expect(menu.getByRole('menuitem')).toHaveText(['Copy', 'Delete']);
      const box = await menu.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
      expect(await complaintsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);

      for (const [name, content] of [
        ['Loading', 'Loading...'],
        ['Failed', 'City not found'],
        ['Loaded', '682001'],
      ] as const) {
        await page.getByRole('button', { name, exact: true }).click();
        const panel = page.getByRole('dialog');
        await panel.getByText(content).waitFor();
        expect(await complaintsOf(page)).toEqual([]);
        if (name === 'Loaded') {
          await page.keyboard.press('ArrowDown');
          await panel.getByText('411001').waitFor();
        }
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
      }
      expect(errors).toEqual([]);
    });
  }
}

test("the product's build has nothing of it", () => {
  const built = join(root, 'dist/web');
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|html)$/.test(name));
  expect(files).toContain('index.html');
  const having = files.filter((name) => readFileSync(join(built, name), 'utf8').includes('Pieces of the screens'));
  expect(having).toEqual([]);
  expect(readFileSync(join(folder, 'pieces.html'), 'utf8')).toContain('Pieces of the screens');
});
