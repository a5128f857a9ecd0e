import { useState } from 'react';
import { CargoDetailPanel } from '../../../features/cargo/CargoDetailPanel';
import { ConsignmentDetailPanel } from '../../../features/consignments/ConsignmentDetailPanel';
import { useKeepMounted } from '../../../ui/panel/useKeepMounted';
import { useUrlState } from '../../../ui/search/useUrlState';
import { foundParam, type Match } from './useFind';
import { lazyPart } from '../../../ui/app/lazily';

const ConsignmentFormModal = lazyPart(
  () => import('../../../features/consignments/ConsignmentFormModal'),
  'ConsignmentFormModal',
);
const CargoFormModal = lazyPart(() => import('../../../features/cargo/CargoFormModal'), 'CargoFormModal');

/** The detail of a booking that was found, over a screen that is not its own list, and its form. */
export default function FoundWindows({ found }: { found: Pick<Match, 'kind' | 'uniqueId'> | null }) {
  const { close } = useUrlState(foundParam);
  const [editing, setEditing] = useState<string | null>(null);
  const edited = editing !== null && editing === found?.uniqueId ? found : null;
  const used = useKeepMounted(edited !== null);
  const uniqueIdOf = (from: typeof found, kind: Match['kind']) => (from?.kind === kind ? from.uniqueId : null);
  const finish = () => setEditing(null);
  return (
    <>
      <ConsignmentDetailPanel
        uniqueId={edited ? null : uniqueIdOf(found, 'Consignment')}
        neighbours={null}
        onClose={close}
        onEdit={setEditing}
      />
      <CargoDetailPanel
        uniqueId={uniqueIdOf(found, 'Cargo')}
        covered={edited !== null}
        neighbours={null}
        onClose={close}
        onEdit={setEditing}
      />
      {used && (
        <>
          <ConsignmentFormModal
            mode="update"
            open={edited?.kind === 'Consignment'}
            uniqueId={uniqueIdOf(edited, 'Consignment')}
            onClose={finish}
            onSaved={finish}
          />
          <CargoFormModal editing={uniqueIdOf(edited, 'Cargo')} onClose={finish} onSaved={finish} />
        </>
      )}
    </>
  );
}
