/** The rate of tax is a dated setting: nowhere else is it written down. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const billing = [
  'server/src/domain/tax',
  'server/src/domain/billing',
  'server/src/modules/billing',
  'server/src/modules/tax',
  'server/src/modules/money/receivables',
  'web/src/print',
  'web/src/features/invoices',
  'web/src/features/creditnotes',
  'web/src/features/gst',
];
/** Demo data names its own amounts, and the sizes of labels are millimetres. */
const isProduct = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(test|demo|migration|generated)\.tsx?$|\/seed\w+\.ts$|\/labelLayout/.test(path);
const filesIn = (folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      (readdirSync(join(root, folder), { recursive: true }) as string[]).map((path) => `${folder}/${path}`),
    )
    .filter(isProduct)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Without comments, quoted texts and character classes; what is left of a template is its text. */
const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|\[[^\]\n]*\]/g, '');

/** Percents, hundredths of them and divisors of taxes inside; 9 alone is also a length, so only where it is a value. */
const rates = /(?<![\w.$])(?:18|118|1800|11800)n?(?![\w.])|[*:=]\s*9n?(?![\w.])|\(9n|\b9 ?%/;

test('no file of invoices, returns and papers holds a rate', () => {
  const files = filesIn(billing);
  expect(files.length).toBeGreaterThan(120);
  const found = files.flatMap(({ path, text }) =>
    codeOf(text)
      .replaceAll('default: 1800', '')
      .split('\n')
      .filter((line) => rates.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('a rate in code is found', () => {
  for (const line of ['igst: 18,', 'percent * 9', 'cgst: 9,', 'share(9n)', 'amount, 118n)', '`CGST 9%`', 'rt: 1800'])
    expect(codeOf(line)).toMatch(rates);
  for (const line of ['// 18 % of it', "'^[0-9]{9}$'", 'at(1.18)', 'rows.slice(0, 180)'])
    expect(codeOf(line)).not.toMatch(rates);
});

test('one function reads the setting', () => {
  const readers = filesIn(['server/src', 'web/src'])
    .filter(({ text }) => text.includes("'gst.percent'"))
    .map(({ path }) => path);
  expect(readers.sort()).toEqual([
    'server/src/domain/datedSettings.ts',
    'server/src/modules/system/settings/settingValues.ts',
    'web/src/features/invoices/useDatedPercent.ts',
    'web/src/features/invoices/useTaxesThatFollow.ts',
    'web/src/testing/renderScreen.tsx',
  ]);
});

/** What is no booking of its own: advances, third-party invoices, and what other couriers bill. */
const ofCourierServices = [
  'server/src/modules/billing/invoices/bookedServices.ts',
  'server/src/modules/billing/invoices/supply.ts',
  'server/src/modules/money/receivables/receivables.relations.ts',
  'server/src/modules/money/receivables/refunds/refund.service.ts',
  'server/src/modules/money/vendorbills/payables.service.ts',
  'server/src/modules/money/vendorbills/vendorBill.relations.ts',
  'server/src/modules/tax/gst/gstr1Advances.ts',
  'server/src/modules/tax/gst/gstr1Checks.ts',
];

test('who asks for the rate of courier services alone is known; a booking has that of its own service', () => {
  const readers = filesIn(['server/src/domain', 'server/src/modules'])
    .filter(({ text }) => /\btaxPercent(On|ByDay)\(/.test(text))
    .map(({ path }) => path);
  expect(readers.sort()).toEqual(ofCourierServices);
});
