import { Modal } from 'antd';
import { useState } from 'react';
import { useShortcut, useShortcuts } from '../../ui/shortcuts';

/** Dialog opened by `?`: lists the keyboard shortcuts of the current screen. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  const shortcuts = useShortcuts();
  useShortcut('?', 'Show the shortcuts', () => setOpen(true));
  return (
    <Modal
      title="Keyboard shortcuts"
      open={open}
      onCancel={() => setOpen(false)}
      footer={null}
      width={380}
      destroyOnHidden
    >
      <dl className="shortcuts">
        {shortcuts.map(({ keys, does }) => (
          <div key={keys + does}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>↑</kbd>
            <kbd>↓</kbd>
          </dt>
          <dd>Move between table rows</dd>
        </div>
        <div>
          <dt>
            <kbd>Enter</kbd>
          </dt>
          <dd>Save the form or open the row</dd>
        </div>
        <div>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>Close the open window</dd>
        </div>
      </dl>
    </Modal>
  );
}
