import { Input, Modal, type InputRef } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHolder } from '../../../ui/app/usePermission';
import { addRecent, recentTargets, type RecentTarget } from '../../../ui/input/recentTargets';
import { forCodes } from '../../../ui/input/scannedField';
import { useShortcuts } from '../../../ui/keys/shortcuts';
import {
  actionItems,
  findItem,
  handbookItems,
  looksLikeNumber,
  matches,
  screenItems,
  type PaletteItem,
} from './paletteItems';
import './palette.css';
import { logoutItems, toolbarItems } from './toolbarItems';
import { usePaletteResults } from './usePaletteResults';

interface Props {
  open: boolean;
  onClose: () => void;
  onFind: (code: string) => void;
}

/** Finds screens, actions, bookings, manifests, invoices and customers by what is typed. */
export default function Palette({ open, onClose, onFind }: Props) {
  return (
    <Modal
      open={open}
      title={<span className="visually-hidden">Find anything</span>}
      footer={null}
      closable={false}
      width={620}
      style={{ top: 64 }}
      destroyOnHidden
      onCancel={onClose}
    >
      <PaletteBody onClose={onClose} onFind={onFind} />
    </Modal>
  );
}

function PaletteBody({ onClose, onFind }: Omit<Props, 'open'>) {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const typed = text.trim();
  const { items, waiting } = usePaletteItems(typed);
  const active = Math.min(at, items.length - 1);

  function choose(item: PaletteItem | undefined): void {
    if (!item) return;
    onClose();
    const { run } = item;
    if ('find' in run) onFind(run.find);
    else if ('act' in run) run.act();
    else {
      if (run.remember) addRecent(run.remember);
      void navigate(run.to);
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(items[active]);
    else if (step && items.length > 0) setAt((active + step + items.length) % items.length);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Input
        {...forCodes}
        role="combobox"
        aria-label="Find anything"
        aria-expanded
        aria-controls={`${id}list`}
        aria-activedescendant={items.length > 0 ? `${id}${active}` : undefined}
        size="large"
        placeholder="Screen, action, AWB, manifest, invoice or customer"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        value={text}
        ref={focus}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={`${id}list`} aria-label="Found" aria-busy={waiting} className="palette-list scrolls">
        {items.map((item, index) => (
          <PaletteLine
            key={`${item.group} ${item.label} ${item.note ?? ''}`}
            id={`${id}${index}`}
            item={item}
            begins={items[index - 1]?.group !== item.group}
            active={index === active}
            onChoose={() => choose(item)}
          />
        ))}
      </div>
      {items.length === 0 && (
        <p role="status" className="quiet">
          {waiting ? 'Searching...' : `Nothing found for ‘${typed}’`}
        </p>
      )}
    </>
  );
}

interface LineProps {
  id: string;
  item: PaletteItem;
  /** First of its group. */
  begins: boolean;
  active: boolean;
  onChoose: () => void;
}

/** The keyboard stays in the field; a click chooses too. */
function PaletteLine({ id, item, begins, active, onChoose }: LineProps) {
  return (
    <div
      role="option"
      id={id}
      aria-selected={active}
      tabIndex={-1}
      className="line palette-line"
      data-group={begins ? item.group : undefined}
      ref={active ? reveal : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={({ key }) => key === 'Enter' && onChoose()}
    >
      <span>{item.label}</span>
      {item.note && <span className="quiet small grow">{item.note}</span>}
      {item.keys?.split(/[ +]/).map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </div>
  );
}

const focus = (input: InputRef | null) => input?.focus();
const reveal = (line: HTMLElement | null) => line?.scrollIntoView?.({ block: 'nearest' });

function usePaletteItems(typed: string): { items: readonly PaletteItem[]; waiting: boolean } {
  const holder = useHolder();
  const here = useShortcuts();
  const { targets, waiting } = usePaletteResults(typed);
  const [recent] = useState(recentTargets);
  const [onScreen] = useState(toolbarItems);
  const screens = screenItems(holder);
  const actions = [
    ...actionItems(holder),
    ...here
      .filter(({ keys }) => !keys.startsWith('g ') && keys !== 'Ctrl+K')
      .map(({ keys, does, run }): PaletteItem => ({ group: 'Actions', label: does, keys, run: { act: run } })),
    ...logoutItems(),
  ];
  const toItem =
    (group: PaletteItem['group']) =>
    (target: RecentTarget): PaletteItem => ({
      group,
      label: target.label,
      note: target.note,
      run: { to: target.to, remember: target },
    });
  if (!typed) {
    const items = [...onScreen, ...recent.map(toItem('Recent')), ...screens, ...actions];
    return { items: unique(items), waiting };
  }
  const named = [...screens, ...onScreen, ...actions].filter(({ label }) => matches(label, typed));
  const records = targets.map(toItem('Records'));
  const code = findItem(typed);
  const items = looksLikeNumber(typed) ? [...code, ...records, ...named] : [...named, ...records, ...code];
  return { items: unique([...items, ...handbookItems(typed, holder)]), waiting };
}

/** A screen's own shortcut may have the name of an action that leads there. */
const unique = (items: readonly PaletteItem[]) => [
  ...new Map(items.map((item) => [`${item.group} ${item.label} ${item.note ?? ''}`, item])).values(),
];
