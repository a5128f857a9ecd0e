import { Button } from 'antd';
import { useState } from 'react';
import { lazyPart } from '../../ui/app/lazily';

const EmptyDemoModal = lazyPart(() => import('./EmptyDemoModal'));

/** Says that the company is made up, and how to begin with one's own. */
export function DemoNotice() {
  const [open, setOpen] = useState(false);
  return (
    <section className="panel between demo-notice" aria-label="Demo data">
      <span>
        <strong>Demo data</strong> <span className="quiet">Nothing here is real: try whatever you like.</span>
      </span>
      <Button onClick={() => setOpen(true)}>Start with an empty company</Button>
      {open && <EmptyDemoModal onClose={() => setOpen(false)} />}
    </section>
  );
}
