import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import type { HandbookEntry } from './handbook.types';
import { searchHandbook } from './handbookSearch';
import { EmptyState } from '../../ui/panel/EmptyState';

interface Props {
  contents: readonly HandbookEntry[];
  search: string;
  /** The page that is open: its headings are listed below it. */
  open: string | undefined;
}

/** The pages with the words, or all. Links keep the search. */
export function HandbookContents({ contents, search, open }: Props) {
  const found = searchHandbook(contents, search);
  return (
    <nav aria-label="Pages of the handbook" className="side-index">
      {found.length === 0 && <EmptyState text="No title or heading of the handbook has these words" />}
      <ul className="plain-list">
        {found.map(({ page, headings }) => {
          const listed = page.name === open ? page.headings : headings;
          return (
            <li key={page.name}>
              <Link
                to={paths.help(page.name, undefined, search)}
                aria-current={page.name === open ? 'page' : undefined}
              >
                {page.title}
              </Link>
              {listed.length > 0 && (
                <ul className="plain-list">
                  {listed.map(({ id, text }) => (
                    <li key={id}>
                      <Link className="small" to={paths.help(page.name, id, search)}>
                        {text}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
