import { Button } from 'antd';
import { useState } from 'react';
import { ActionFrame } from '../ui/panel/ActionBar';
import { Descriptions } from '../ui/panel/Descriptions';
import { DetailPanel } from '../ui/panel/DetailPanel';
import { Tag } from '../ui/panel/Tag';
import { Piece } from './Piece';
import { rows, type Row } from './pieceRows';

/** What it is opened as; the names of its states. */
const states = ['Loaded', 'Loading', 'Failed'] as const;
type StateName = (typeof states)[number];

export function PanelPieces() {
  const [state, setState] = useState<StateName>('Loaded');
  const [shown, setShown] = useState<string | null>(null);
  const row = rows.find(({ uniqueId }) => uniqueId === shown);
  return (
    <Piece name="Detail panel">
      <div className="row">
        {states.map((name) => (
          <Button
            key={name}
            onClick={() => {
              setState(name);
              setShown('3');
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      <DetailPanel<Row>
        uniqueId={shown}
        neighbours={{ rows, show: setShown }}
        title={
          <>
            {row?.name ?? 'City'} <Tag colour="green">Delivered</Tag>
          </>
        }
        detail={state === 'Loaded' ? row : undefined}
        error={state === 'Failed' ? new Error('City not found') : undefined}
        onClose={() => setShown(null)}
      >
        {({ name, pinCode }) => (
          <>
            <ActionFrame state={name}>
              <Button type="primary">Approve</Button>
              <Button>Edit</Button>
              <Button danger>Delete</Button>
            </ActionFrame>
            <Descriptions
              title="City"
              facts={[
                ['Name', name],
                ['Pin Code', pinCode],
              ]}
            />
          </>
        )}
      </DetailPanel>
    </Piece>
  );
}
