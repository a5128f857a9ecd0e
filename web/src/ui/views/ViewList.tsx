import type { ReactNode } from 'react';
import { May } from '../app/May';
import { usePermission } from '../app/usePermission';
import { useConfirm } from '../overlay/confirm';
import { useDeleteViewMutation, useSetDefaultViewMutation } from '../../graphql.generated';
import { useCommand } from '../form/useCommand';
import type { ScreenViews } from './useScreenViews';
import type { View } from './ViewMenu';

interface Props {
  known: ScreenViews;
  current: View | null;
  onOpen: (view: View | null) => void;
  onSaveAs: () => void;
}

/** The content of the views menu: the user's own views, the shared ones, and a new one. */
export default function ViewList({ known, current, onOpen, onSaveAs }: Props) {
  const mine = known.views.filter(({ uniqueId, isShared }) => !isShared && known.mine.includes(uniqueId));
  const shared = known.views.filter((view) => !mine.includes(view));
  const line = (view: View) => (
    <ViewLine key={view.uniqueId} view={view} known={known} isCurrent={view === current} onOpen={onOpen} />
  );
  return (
    <>
      {known.views.length === 0 && <div className="menu-heading quiet">There are no views</div>}
      <Group name="Mine">{mine.map(line)}</Group>
      <Group name="Shared">{shared.map(line)}</Group>
      <hr style={{ margin: '4px 0', border: 0, borderTop: '1px solid var(--line)' }} />
      <div style={{ display: 'flex' }}>
        <May do="saveView">
          <button type="button" role="menuitem" className="grow" onClick={onSaveAs}>
            Save as...
          </button>
        </May>
        {current && (
          <button type="button" role="menuitem" onClick={() => onOpen(null)}>
            Leave the view
          </button>
        )}
      </div>
    </>
  );
}

/** A menu may hold groups, and no headings. */
function Group({ name, children }: { name: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div role="group" aria-label={name}>
      <div className="menu-heading quiet small" aria-hidden>
        {name}
      </div>
      {children}
    </div>
  );
}

interface LineProps {
  view: View;
  known: ScreenViews;
  isCurrent: boolean;
  onOpen: (view: View) => void;
}

function ViewLine({ view, known, isCurrent, onOpen }: LineProps) {
  const may = usePermission();
  const confirm = useConfirm();
  const isDefault = known.defaultViewId === view.uniqueId;
  const isMine = known.mine.includes(view.uniqueId);
  const [setDefault] = useCommand(useSetDefaultViewMutation());
  const [remove] = useCommand(useDeleteViewMutation(), { done: `${view.name} deleted`, changes: ['savedViews'] });
  const { uniqueId, version, name, owner } = view;
  async function askAndDelete() {
    if (await confirm({ question: `Delete the view ${name}?`, ok: 'Delete', danger: true }))
      await remove({ input: { uniqueId, version } });
  }
  return (
    <div style={{ display: 'flex' }}>
      <button
        type="button"
        role="menuitem"
        className="grow"
        aria-current={isCurrent}
        title={!isMine && owner ? `By ${owner.firstName} ${owner.lastName}` : undefined}
        onClick={() => onOpen(view)}
      >
        {name}
      </button>
      <May do="setDefaultView">
        <button
          type="button"
          role="menuitem"
          aria-label={isDefault ? `Do not open ${name} first` : `Open ${name} first`}
          title={isDefault ? 'Opens with this screen' : 'Open with this screen'}
          onClick={() => void setDefault({ input: { uniqueId, isDefault: !isDefault } })}
        >
          {isDefault ? '★' : '☆'}
        </button>
      </May>
      {may('deleteView') && (isMine || may('views:shared')) && (
        <button type="button" role="menuitem" aria-label={`Delete ${name}`} onClick={() => void askAndDelete()}>
          ×
        </button>
      )}
    </div>
  );
}
