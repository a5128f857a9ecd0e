import { useCallback, type ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  danger?: boolean;
};

/**
 * Plain button for table rows. A page has hundreds, and an antd button takes longer to render than the rest of its row.
 */
export function RowButton({ danger = false, ...rest }: Props) {
  return <button {...rest} type="button" className={danger ? 'row-button danger' : 'row-button'} />;
}

/**
 * The only button of each row, for `actions` of a table: `View` of what `nameOf` calls the row. Declare `nameOf` outside the
 * component: the rows are memoised.
 */
export const useRowAction = <Row,>(word: string, nameOf: (row: Row) => string, run: (row: Row) => void) =>
  useCallback(
    (row: Row) => (
      <RowButton aria-label={`${word} ${nameOf(row)}`} onClick={() => run(row)}>
        {word}
      </RowButton>
    ),
    [word, nameOf, run],
  );
