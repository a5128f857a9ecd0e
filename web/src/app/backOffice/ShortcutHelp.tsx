import { useState } from 'react';
import { useShortcut } from '../../ui/keys/shortcuts';
import { useKeepMounted } from '../../ui/panel/useKeepMounted';
import { lazyPart } from '../../ui/app/lazily';

const ShortcutWindow = lazyPart(() => import('./ShortcutWindow'));

/** Dialog opened by `?`: lists every key of the product. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  const used = useKeepMounted(open);
  useShortcut('?', 'Show all keys', () => setOpen(true));
  return used && <ShortcutWindow open={open} onClose={() => setOpen(false)} />;
}
