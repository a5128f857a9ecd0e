import { Suspense, useState } from 'react';
import { useShortcut } from '../../ui/keys/shortcuts';
import { useKeepMounted } from '../../ui/panel/useKeepMounted';
import { lazily } from '../../ui/app/lazily';

const ShortcutWindow = lazily(() => import('./ShortcutWindow'));

/** Dialog opened by `?`: lists every key of the product. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  const used = useKeepMounted(open);
  useShortcut('?', 'Show all keys', () => setOpen(true));
  return <Suspense fallback={null}>{used && <ShortcutWindow open={open} onClose={() => setOpen(false)} />}</Suspense>;
}
