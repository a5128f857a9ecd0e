import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productTexts } from '../../../../server/src/domain/productTexts';
import type { Column } from './columns';
import { DataTable } from './DataTable';
import { useSelected, useSelection } from './selection';

interface Parcel {
  uniqueId: string;
  awbNo: string;
  receiver: string;
  consignmentId: number;
}

const columns: readonly Column<Parcel>[] = [
  { key: 'awbNo', title: 'Awb No', value: (row) => row.awbNo, fit: 'identifier' },
  { key: 'receiver', title: 'Receiver', value: (row) => row.receiver },
  { key: 'consignmentId', title: 'Consignment Id', value: (row) => row.consignmentId, kind: 'id' },
];

const parcels = (count: number): Parcel[] =>
  Array.from({ length: count }, (_, at) => ({
    uniqueId: `p${at}`,
    awbNo: `WE${at}`,
    receiver: `Receiver ${at}`,
    consignmentId: 1945 + at,
  }));

const focusedRow = () => document.activeElement?.getAttribute('data-row');

test('a list that could not be loaded says so and offers another try, rather than that there is nothing', async () => {
  const retry = jest.fn();
  const failed = { title: 'The list could not be loaded', retry };
  const props = { label: 'Parcels', columns, rows: [], emptyText: productTexts.noConsignments };
  const { rerender } = render(<DataTable {...props} loading={false} failed={failed} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded');
  expect(screen.queryByText(productTexts.noConsignments)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);

  rerender(<DataTable {...props} loading={false} failed={null} />);
  expect(screen.getByRole('status')).toHaveTextContent(productTexts.noConsignments);
});

test('arrows, Home, End, Page Down and Page Up walk the rows, also those not yet in the document; Enter opens', async () => {
  const user = userEvent.setup();
  const opened = jest.fn();
  render(<DataTable label="Parcels" columns={columns} rows={parcels(3000)} emptyText="None" onOpen={opened} />);
  screen.getByRole('region', { name: 'Parcels' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(focusedRow()).toBe('0');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(focusedRow()).toBe('1');
  await user.keyboard('{PageDown}');
  expect(focusedRow()).toBe('11');
  await user.keyboard('{PageUp}');
  expect(focusedRow()).toBe('1');
  await user.keyboard('{End}');
  expect(focusedRow()).toBe('2999');
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenLastCalledWith(expect.objectContaining({ awbNo: 'WE2999' }));
  await user.keyboard('{Home}');
  expect(focusedRow()).toBe('0');
});

test('Shift with an arrow selects the row and the next one; at the end the page does not scroll instead', () => {
  function Selectable() {
    const selection = useSelection<Parcel>();
    const selected = useSelected(selection).map(({ awbNo }) => awbNo);
    return (
      <>
        <DataTable label="Parcels" columns={columns} rows={parcels(3)} emptyText="None" selection={selection} />
        <p role="note">{selected.join(' ')}</p>
      </>
    );
  }
  render(<Selectable />);
  /** Whether the browser is left to scroll. */
  const extend = () => fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown', shiftKey: true });
  screen.getByRole('row', { name: /WE1/ }).focus();
  expect(extend()).toBe(false);
  expect(screen.getByRole('note')).toHaveTextContent('WE1 WE2');
  expect(focusedRow()).toBe('2');
  expect(extend()).toBe(false);
  expect(screen.getByRole('note')).toHaveTextContent('WE1 WE2');
});

test('the number of a record is not grouped like an amount; a long identifier is whole, a long name has its text as title', () => {
  const [row] = parcels(1);
  const long = {
    ...row,
    uniqueId: 'p1',
    awbNo: 'WE-2026/11/ABCDEFGHIJ/00012345',
    receiver: 'Thiruvananthapuram Society Stores',
    consignmentId: 12_345,
  };
  render(<DataTable label="Parcels" columns={columns} rows={[long]} emptyText="None" />);
  const table = within(screen.getByRole('table', { name: 'Parcels' }));
  expect(table.getByText('12345')).toBeVisible();
  expect(table.getByRole('row', { name: /12345$/ })).toHaveTextContent('WE-2026/11/ABCDEFGHIJ/00012345');
  expect(table.getByTitle('Thiruvananthapuram Society Stores')).toHaveTextContent('Thiruvananthapuram Society Stores');
});

describe('a range of rows', () => {
  function Selectable({ rows }: { rows: readonly Parcel[] }) {
    const selection = useSelection<Parcel>();
    const selected = useSelected(selection).map(({ awbNo }) => awbNo);
    const selectable = ({ awbNo }: Parcel) => awbNo !== 'WE3';
    return (
      <>
        <DataTable label="Parcels" {...{ columns, rows, selection, selectable }} emptyText="None" />
        <p role="note">{[...selected].sort().join(' ')}</p>
      </>
    );
  }
  const box = (at: number) => screen.getByRole('checkbox', { name: `Select row ${at + 1}` });
  const note = () => screen.getByRole('note').textContent;

  test('is selected by Shift and a click, in both directions, without rows that have no checkbox, and deselected', async () => {
    const user = userEvent.setup();
    render(<Selectable rows={parcels(8)} />);
    await user.click(box(1));
    await user.keyboard('{Shift>}');
    await user.click(box(4));
    expect(note()).toBe('WE1 WE2 WE4');
    await user.click(box(0));
    expect(note()).toBe('WE0 WE1 WE2 WE4');
    await user.click(box(2));
    expect(note()).toBe('WE4');
    await user.keyboard('{/Shift}');
    await user.click(box(6));
    expect(note()).toBe('WE4 WE6');
  });

  test('begins anew when the row chosen before is not shown', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Selectable rows={parcels(8).slice(0, 4)} />);
    await user.click(box(1));
    rerender(<Selectable rows={parcels(8).slice(4)} />);
    await user.keyboard('{Shift>}');
    await user.click(box(2));
    expect(note()).toBe('WE1 WE6');
  });

  test('is selected by Shift and Space in a row', async () => {
    const user = userEvent.setup();
    render(<Selectable rows={parcels(8)} />);
    await user.click(box(1));
    screen.getByRole('row', { name: /WE5/ }).focus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(note()).toBe('WE1 WE2 WE4 WE5');
  });
});
