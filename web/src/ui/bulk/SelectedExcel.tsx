import { Button } from 'antd';
import type { AnyColumn } from '../table/columns';
import { xlsSheet } from '../file/exportXls';
import { useXlsFile } from '../file/useXlsFile';

interface Props<Row> {
  rows: readonly Row[];
  columns: readonly AnyColumn<Row>[];
  /** File name without extension. */
  name: string;
}

/** Exports the selected rows. */
export function SelectedExcel<Row>({ rows, columns, name }: Props<Row>) {
  const [save, writing] = useXlsFile();
  return (
    <Button size="small" loading={writing} onClick={() => void save(`${name}.xls`, [xlsSheet(name, columns, rows)])}>
      Excel
    </Button>
  );
}
