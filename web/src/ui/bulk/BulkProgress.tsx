import { Button, Modal } from 'antd';
import { useState } from 'react';

interface Props {
  done: number;
  total: number;
  /** The part being sent is still completed. */
  onStop: () => void;
}

export function BulkProgress({ done, total, onStop }: Props) {
  const [stopping, setStopping] = useState(false);
  const text = `${done.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')}`;
  return (
    <Modal
      open
      title="Working on the selected rows"
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      width={360}
      footer={
        <Button
          disabled={stopping}
          onClick={() => {
            setStopping(true);
            onStop();
          }}
        >
          {stopping ? 'Stopping...' : 'Stop'}
        </Button>
      }
    >
      <progress value={done} max={total} style={{ width: '100%' }} aria-label="Rows done" />
      <p role="status" style={{ margin: '4px 0 0' }}>
        {text}
      </p>
    </Modal>
  );
}
