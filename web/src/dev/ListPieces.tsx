import { Button } from 'antd';
import { DataTable } from '../ui/table/DataTable';
import { RowMenu } from '../ui/table/RowMenu';
import { useSelection } from '../ui/table/selection';
import { nothing, Piece, State } from './Piece';
import { columns, rows, type Row } from './pieceRows';

const failed = { title: 'The list could not be loaded', retry: nothing };

const menuOf = ({ name, actions }: Row) => (
  <RowMenu name={name} actions={actions.map((label) => ({ label, danger: label === 'Delete', run: nothing }))} />
);

const tones = { Kochi: 'current', Pune: 'dark', Surat: 'struck' } as const;

export function ListPieces() {
  const selection = useSelection<Row>();
  const shared = { columns, emptyText: 'There is no city data' };
  return (
    <Piece name="Table and row menu">
      <State of="no action, one, several; the tones of rows; selection">
        <DataTable
          {...shared}
          label="Cities"
          rows={rows}
          actions={menuOf}
          selection={selection}
          serialAfter={0}
          tone={({ name }) => tones[name as keyof typeof tones]}
        />
      </State>
      <State of="loading">
        <DataTable {...shared} label="Loading" rows={[]} loading failed={null} loadingText="Loading cities..." />
      </State>
      <State of="empty, with the first step">
        <DataTable
          {...shared}
          label="Empty"
          rows={[]}
          emptyNote="Nothing here has all these filters."
          emptyAction={<Button onClick={nothing}>Clear filters</Button>}
        />
      </State>
      <State of="failed">
        <DataTable {...shared} label="Failed" rows={[]} loading={false} failed={failed} />
      </State>
    </Piece>
  );
}
