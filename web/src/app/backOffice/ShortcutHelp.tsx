import { Button, Modal } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useShortcut } from '../../ui/shortcuts';
import { useKeepMounted } from '../../ui/useKeepMounted';

const ShortcutList = lazy(() => import('./ShortcutList'));

/** Dialog opened by `?`: lists every key of the product. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  const used = useKeepMounted(open);
  useShortcut('?', 'Show all keys', () => setOpen(true));
  return (
    <Modal
      title="Keyboard shortcuts"
      open={open}
      onCancel={() => setOpen(false)}
      footer={null}
      width={760}
      style={{ top: 40 }}
      destroyOnHidden
    >
      <Suspense fallback={null}>{used && <ShortcutList />}</Suspense>
      {/* A window that scrolls holds something that the keyboard can reach. */}
      <Button onClick={() => setOpen(false)}>Done</Button>
    </Modal>
  );
}
