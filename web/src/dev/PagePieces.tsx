import { Button, Input } from 'antd';
import type { CSSProperties } from 'react';
import { productTexts } from '../../../server/src/domain/productTexts';
import { BulkBar } from '../ui/bulk/BulkBar';
import { EmptyState } from '../ui/panel/EmptyState';
import { LoadFailure } from '../ui/panel/LoadFailure';
import { PageHeader } from '../ui/panel/PageHeader';
import { Skeleton } from '../ui/panel/Skeleton';
import { Toolbar } from '../ui/panel/Toolbar';
import { FilterChips } from '../ui/search/FilterChips';
import { nothing, Piece, State } from './Piece';

const chips = [
  { text: 'Sender: Shreeji Diamonds', names: ['sender' as const] },
  { text: 'Booked, In Transit', names: ['status' as const] },
];

const excel = <Button>Excel</Button>;
const primary = <Button type="primary">Create Consignment</Button>;
const search = <Input.Search aria-label="Search" placeholder="Name or company" enterButton style={{ maxWidth: 340 }} />;

/** What is fixed to the window is fixed to this. */
const ofWindow: CSSProperties = { position: 'relative', height: 140, overflow: 'hidden', transform: 'translateZ(0)' };

export function PagePieces() {
  return (
    <>
      <PageHeader title="Pieces of the screens" note="Each in all its states; in light and dark, wide and narrow">
        <Button>Of the whole screen</Button>
      </PageHeader>
      <Piece name="Toolbar">
        <State of="views, search, filters; at the right more, columns, Excel, primary">
          <Toolbar more={<Button>Select</Button>} columns={[]} excel={excel} primary={primary}>
            <Button>Views ▾</Button>
            {search}
            <FilterChips filters={{ sender: 7, status: 1 }} chips={chips} onSearch={nothing} />
          </Toolbar>
        </State>
        <State of="a list that is only searched">
          <Toolbar>{search}</Toolbar>
        </State>
        <State of="nothing to search">
          <Toolbar excel={excel} primary={primary} />
        </State>
      </Piece>
      <Piece name="Bulk bar">
        <State of="nothing selected">
          <div className="panel" style={ofWindow}>
            <BulkBar label="Of an empty selection" status="Select rows: x the row, a the page, Shift+↓ on" />
          </div>
        </State>
        <State of="three rows selected">
          <div className="panel" style={ofWindow}>
            <BulkBar
              label="Selected consignments"
              status={
                <>
                  <strong>3 selected</strong> · 12.500 Kg · ₹ 4,320.00
                </>
              }
              onClear={nothing}
            >
              <Button size="small" type="primary">
                Update Status
              </Button>
              <Button size="small">Dispatch</Button>
              <Button size="small">Create Manifest</Button>
              <Button size="small" danger>
                Delete
              </Button>
            </BulkBar>
          </div>
        </State>
      </Piece>
      <Piece name="Empty state">
        <State of="only the text">
          <EmptyState text="Select a state to see its cities" />
        </State>
        <State of="with a note and the first step">
          <EmptyState
            text={productTexts.noConsignments}
            note="Each booking is a line here: where it is, and what it costs."
          >
            {primary}
          </EmptyState>
        </State>
      </Piece>
      <Piece name="Skeleton">
        {[1, 3, 6].map((lines) => (
          <State key={lines} of={`${lines} ${lines === 1 ? 'line' : 'lines'}`}>
            <Skeleton lines={lines} />
          </State>
        ))}
        <State of="what failed instead">
          <LoadFailure title="The list could not be loaded" retry={nothing} />
        </State>
      </Piece>
    </>
  );
}
