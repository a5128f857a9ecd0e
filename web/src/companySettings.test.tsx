import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { knownCompanySettings, saveCompanySettings, useCompanySettings } from './companySettings';
import { companyToday } from './companyToday';
import { givenCompanySettings, testCompanySettings } from './testing/companySettings';
import { showInstant } from './ui/app/format';

afterEach(() => jest.useRealTimers());

test("today and the shown times are those of the server's time zone", () => {
  jest.useFakeTimers({ now: new Date('2026-03-05T11:00:00Z') });
  expect(companyToday()).toBe('2026-03-05');
  givenCompanySettings({ timezone: 'Pacific/Kiritimati' });
  expect(companyToday()).toBe('2026-03-06');
  expect(showInstant('2026-03-05T11:00:00Z')).toBe('06 Mar 26 01:00:00');
  givenCompanySettings({ timezone: 'Etc/GMT+12' });
  expect(companyToday()).toBe('2026-03-04');
});

test('another answer of the server reaches what is shown, and this browser keeps it', () => {
  function Zone() {
    return <p>{useCompanySettings()?.timezone}</p>;
  }
  render(<Zone />);
  act(() => saveCompanySettings({ ...testCompanySettings, timezone: 'UTC' }));
  expect(screen.getByText('UTC')).toBeInTheDocument();
  expect(localStorage.getItem('companySettings')).toContain('"UTC"');
});

const web = join(__dirname, '..');
const filesWith = (pattern: RegExp) =>
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^\w+\.html$|^src.*\.(tsx?|css|html)$/.test(path) && !/\.test\.tsx?$|^src.testing/.test(path))
    .filter((path) => pattern.test(readFileSync(join(web, path), 'utf8')));

test('no file of the web names a time zone', () => {
  expect(filesWith(/import/).length).toBeGreaterThan(100);
  expect(filesWith(/['"`](Asia|Europe|America|Pacific|Etc)\/\w/)).toEqual([]);
});

test('no file of the web names a company, or where it is', () => {
  expect(filesWith(/<title>/)).toContain('index.html');
  expect(filesWith(/\bWaybill\b|waybill\.test|Ballard|Docklands|\bMumbai\b|27AAPFU0939F1ZV/)).toEqual([]);
});

test('settings that an earlier release has kept do not count', () => {
  jest.isolateModules(() => {
    localStorage.setItem('companySettings', JSON.stringify({ titleSuffix: 'Waybill' }));
    const fresh = jest.requireActual<{ knownCompanySettings: typeof knownCompanySettings }>('./companySettings');
    expect(fresh.knownCompanySettings()).toBeNull();
  });
});
