import { Button } from 'antd';

interface Props {
  /** Of the selected rows. */
  ids: readonly number[];
  pathOf: (ids: readonly number[]) => string;
  children: string;
}

/** Most records of one document. */
const maxPrinted = 500;

/** Prints the selected rows as one document, in a window that closes after the dialog. */
export function SelectedPrint({ ids, pathOf, children }: Props) {
  const printable = ids.length > 0 && ids.length <= maxPrinted;
  return (
    <Button
      size="small"
      href={printable ? pathOf(ids) : undefined}
      disabled={!printable}
      title={printable ? undefined : `At most ${maxPrinted} are printed at once`}
      target="_blank"
    >
      {children}
    </Button>
  );
}
