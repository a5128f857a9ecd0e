import { Button, Modal } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { contents } from 'virtual:handbook/contents';
import { pageOfScreen } from '../../features/handbook/handbookSearch';
import { paths } from '../../paths';
import { useHolder } from '../../ui/app/usePermission';
import { controlKeys, shortcutKeys } from '../../ui/keys/shortcutRegister';
import { useShortcuts } from '../../ui/keys/shortcuts';
import { allMenuRows } from './access';
import './shortcutList.css';

interface Line {
  keys: string;
  does: string;
  /** The key does something on the screen that is open. */
  active: boolean;
}

interface Props {
  open: boolean;
  onClose: () => void;
}

export default function ShortcutWindow({ open, onClose }: Props) {
  return (
    <Modal
      title="Keyboard shortcuts"
      open={open}
      onCancel={onClose}
      footer={null}
      width={760}
      style={{ top: 40 }}
      destroyOnHidden
    >
      <p className="facts">
        <HandbookLink />
      </p>
      <ShortcutList />
      {/* A window that scrolls holds something that the keyboard can reach. */}
      <Button onClick={onClose}>Done</Button>
    </Modal>
  );
}

/** In a tab of its own, beside the work that the screen shows. */
function HandbookLink() {
  const page = pageOfScreen(contents, useLocation().pathname);
  return (
    <Link to={paths.help(page?.name)} target="_blank" rel="noopener">
      {page ? 'Handbook page of this screen' : 'Handbook'}
    </Link>
  );
}

/** Every key of the product by where it works; those without effect on this screen are greyed. */
function ShortcutList() {
  const holder = useHolder();
  const active = new Map(useShortcuts().map(({ keys, does }) => [String(keys), does]));
  const groups = new Map<string, Line[]>();
  const add = (where: string, line: Line) => groups.set(where, [...(groups.get(where) ?? []), line]);
  for (const [where, all] of Object.entries(shortcutKeys)) {
    for (const [keys, does] of Object.entries<string>(all)) {
      add(where, { keys, does: active.get(keys) ?? does, active: active.has(keys) });
    }
  }
  for (const { where, keys, does } of new Set(Object.values(controlKeys).flat()))
    add(where, { keys, does, active: true });
  for (const { key, label, title } of allMenuRows(holder)) {
    if (key) add('Go to', { keys: `g ${key}`, does: label ?? title, active: true });
  }
  return (
    <div className="fact-groups shortcut-groups">
      {[...groups].map(([where, lines]) => (
        <section key={where} aria-label={where}>
          <h3 className="quiet">{where}</h3>
          <dl className="sums">
            {lines.map(({ keys, does, active: works }) => (
              <div key={keys} className={works ? undefined : 'quiet'}>
                <dt>
                  {keys.split(/[ +]/).map((key, at) => (
                    <kbd key={`${at} ${key}`}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
