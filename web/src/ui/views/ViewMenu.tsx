/** The views of a list, left of its search, and what was changed of the one that was opened. */
import { Button } from 'antd';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { keptParams, viewAddress } from '../../../../server/src/domain/values/viewAddress';
import { MenuButton } from '../panel/MenuButton';
import { usePermission } from '../app/usePermission';
import { useLayout } from './useLayout';
import { screenOf, useScreenViews, type ScreenViews } from './useScreenViews';
import { lazyPart } from '../app/lazily';
import { Skeleton } from '../panel/Skeleton';

const loadMenu = () => import('./ViewList');
const ViewList = lazyPart(loadMenu, 'default', <Skeleton text="Loading the views..." />);
const SaveViewModal = lazyPart(() => import('./SaveViewModal'));

export type View = ScreenViews['views'][number];

const none: ScreenViews = { views: [], mine: [], defaultViewId: null, columns: null };

export function ViewMenu() {
  const screen = screenOf(useLocation().pathname);
  const [params, setParams] = useSearchParams();
  const may = usePermission();
  const known = useScreenViews(screen).views ?? none;
  const { isChanged, discard } = useLayout();
  const [saving, setSaving] = useState<'save' | 'saveAs' | null>(null);

  const view = known.views.find(({ uniqueId }) => uniqueId === params.get('view')) ?? null;
  const present = viewAddress(params);
  const changed = view !== null && (isChanged || present !== viewAddress(view.address));
  const dropsCreator = params.has('createdById') && !may('userSuggestions');
  // An admin may change what is shared.
  const mayChange = view !== null && (known.mine.includes(view.uniqueId) || may('views:shared'));

  /** Writes the view into the address. */
  function open(chosen: View | null) {
    discard();
    setParams((current) => {
      const next = new URLSearchParams(chosen?.address ?? '');
      if (chosen) next.set('view', chosen.uniqueId);
      for (const name of keptParams) {
        const value = current.get(name);
        if (value) next.set(name, value);
      }
      return next;
    });
  }

  return (
    <span className="row" role="group" aria-label="Views">
      <span onPointerEnter={() => void loadMenu()} onFocus={() => void loadMenu()}>
        <MenuButton label={view ? `View ${view.name}` : 'Views'} content={`${view?.name ?? 'Views'} ▾`}>
          {(close) => (
            <ViewList
              known={known}
              current={view}
              onOpen={(chosen) => {
                close();
                open(chosen);
              }}
              onSaveAs={() => {
                close();
                setSaving('saveAs');
              }}
            />
          )}
        </MenuButton>
      </span>
      {changed && (
        <span role="status" className="quiet">
          Changed
        </span>
      )}
      {changed && mayChange && may('saveView') && (
        <Button type="link" size="small" onClick={() => setSaving('save')}>
          Save
        </Button>
      )}
      {changed && (
        <>
          {may('saveView') && (
            <Button type="link" size="small" onClick={() => setSaving('saveAs')}>
              Save as
            </Button>
          )}
          <Button type="link" size="small" aria-label="Reset the view" onClick={() => open(view)}>
            Reset
          </Button>
        </>
      )}
      {dropsCreator && <span className="quiet">Filter By creator is for admins</span>}
      {saving && (
        <SaveViewModal
          screen={screen}
          view={saving === 'save' ? view : null}
          address={present}
          onClose={() => setSaving(null)}
        />
      )}
    </span>
  );
}
