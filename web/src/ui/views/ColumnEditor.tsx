import { Button, Modal } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { maxColumnWidth, minColumnWidth } from '../../../../server/src/domain/values/viewAddress';
import type { AnyColumn } from '../table/columns';
import { CountInput } from '../input/CountInput';
import { moved, settingsOf, type ColumnSetting } from './columnLayout';
import { useLayout } from './useLayout';

interface Props {
  columns: readonly AnyColumn<never>[];
  onClose: () => void;
}

/** Order, width and visibility of the columns: by dragging, by the buttons, or by Alt with the arrow keys. */
export default function ColumnEditor({ columns, onClose }: Props) {
  const { layout, change } = useLayout();
  const settings = settingsOf(columns, layout);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const titleOf = (key: string) => columns.find((column) => column.key === key)?.title ?? key;

  const set = (key: string, patch: Partial<ColumnSetting>) =>
    change(settings.map((setting) => (setting.key === key ? { ...setting, ...patch } : setting)));

  function move(from: number, to: number) {
    const next = moved(settings, from, to);
    const key = settings[from]?.key ?? '';
    const at = next.findIndex((setting) => setting.key === key);
    if (at === from) return;
    change(next);
    setSaid(`${titleOf(key)} is column ${at + 1} of ${next.length}`);
  }

  function onKeyDown(event: KeyboardEvent, at: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(at, at + step);
  }

  return (
    <Modal
      open
      title="Columns"
      width={460}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={() => change(null)}>Reset</Button>
          <Button type="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p className="quiet">Drag a column, or move it with Alt+↑ and Alt+↓. Width in pixels.</p>
      <ol ref={list} className="plain-list lined scrolls" aria-label="Columns in order">
        {settings.map(({ key, width, shown }, at) => (
          <li
            key={key}
            className="between"
            draggable={at > 0}
            style={{ opacity: dragged === at ? 0.5 : undefined }}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', key);
              setDragged(at);
            }}
            onDragOver={(event) => {
              if (dragged !== null && at > 0) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, at);
            }}
            onDragEnd={() => setDragged(null)}
          >
            <span className="quiet" aria-hidden="true">
              {at > 0 ? '⠿' : ''}
            </span>
            <label style={{ flex: '1 0 60%' }}>
              <input
                type="checkbox"
                checked={shown}
                disabled={at === 0}
                onChange={({ target }) => set(key, { shown: target.checked })}
                onKeyDown={(event) => onKeyDown(event, at)}
              />
              {titleOf(key)}
            </label>
            <CountInput
              aria-label={`Width of ${titleOf(key)}`}
              value={width ?? undefined}
              placeholder="Auto"
              onChange={(entered) => {
                if (entered === null || entered === undefined) set(key, { width: null });
                else if (entered >= minColumnWidth && entered <= maxColumnWidth) set(key, { width: entered });
              }}
            />
            <Button
              size="small"
              type="text"
              disabled={at < 2}
              aria-label={`Move ${titleOf(key)} up`}
              onClick={() => move(at, at - 1)}
            >
              ↑
            </Button>
            <Button
              size="small"
              type="text"
              disabled={at === 0 || at === settings.length - 1}
              aria-label={`Move ${titleOf(key)} down`}
              onClick={() => move(at, at + 1)}
            >
              ↓
            </Button>
          </li>
        ))}
      </ol>
      <p role="status" className="quiet">
        {said}
      </p>
    </Modal>
  );
}
