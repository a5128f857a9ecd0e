import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../paths';
import { renderScreen } from '../testing/renderScreen';
import HelpPage from './HelpPage';

const open = (at: string) =>
  renderScreen(
    <Routes>
      <Route path={paths.help()} element={<HelpPage />} />
      <Route path={paths.help(':page')} element={<HelpPage />} />
    </Routes>,
    { at },
  );

// Roles of all links of a long page are computed slowly in jsdom; its links are found by their text.
const contents = () => screen.getByLabelText('Pages of the handbook');
const linkOf = (area: HTMLElement, text: string) => {
  const [link] = within(area).getAllByText(text, { selector: 'a' });
  if (!link) throw new Error(`There is no link ${text}`);
  return link;
};
const article = () => screen.getByRole('article');
const title = () => document.querySelector('h1')?.textContent;

test('a page has its text, its picture and its keys, and links to others', async () => {
  const { user, address } = open('/help/scan');
  expect(title()).toBe('Scan');
  expect(within(article()).getByText('For a manifest')).toHaveAttribute('id', 'for-a-manifest');
  const picture = within(article()).getByAltText('The start of a session');
  expect(picture).toHaveAttribute('src', '/assets/images/scan.webp');
  expect(within(article()).getAllByText('Esc')[0]?.tagName).toBe('KBD');
  expect(linkOf(contents(), 'Scan')).toHaveAttribute('aria-current', 'page');
  await user.click(linkOf(contents(), 'Run sheets'));
  expect(address()).toBe('/help/run-sheets');
  await user.click(linkOf(article(), 'The phone in the street'));
  expect(title()).toBe('The phone in the street');
});

test('without a page the handbook begins with its contents', () => {
  open('/help');
  expect(title()).toBe('Handbook');
  expect(linkOf(article(), 'Counter')).toHaveAttribute('href', '/help/counter');
});

test('the search finds titles and headings, and is told if nothing has the words', async () => {
  const { user, address } = open('/help');
  const field = screen.getByLabelText('Search the handbook');
  await user.type(field, 'cheque{Enter}');
  const found = [...contents().querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(found).toEqual(['Receivables', 'A cheque bounces, or a mistake']);
  await user.click(linkOf(contents(), 'A cheque bounces, or a mistake'));
  expect(address()).toBe('/help/receivables?search=cheque');
  await user.clear(field);
  await user.type(field, 'zeppelin{Enter}');
  expect(screen.getByText('No title or heading of the handbook has these words')).toBeVisible();
});

test('a page that there is not is told', () => {
  open('/help/zeppelin');
  expect(screen.getByText('The handbook has no page of this name.')).toBeVisible();
});
