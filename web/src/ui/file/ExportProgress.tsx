import { Button, Modal } from 'antd';

interface Props {
  fileName: string;
  /** Null: closed. */
  fetched: number | null;
  total: number;
  onCancel: () => void;
}

export default function ExportProgress({ fileName, fetched, total, onCancel }: Props) {
  return (
    <Modal
      open={fetched !== null}
      title={fileName}
      closable={false}
      mask={{ closable: false }}
      width={360}
      onCancel={onCancel}
      footer={<Button onClick={onCancel}>Cancel</Button>}
    >
      <progress value={fetched ?? 0} max={total} style={{ width: '100%' }} aria-label="Rows fetched" />
      <p role="status" style={{ margin: '4px 0 0' }}>
        {fetched !== null && fetched >= total ? 'Writing the file...' : `${fetched ?? 0} of ${total} rows`}
      </p>
    </Modal>
  );
}
