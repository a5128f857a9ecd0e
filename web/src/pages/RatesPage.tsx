import { Button } from 'antd';
import type { SlabFiles } from '../features/rates/SlabFileButtons';
import { CardsTab } from '../features/rates/CardsTab';
import { WeightsTab } from '../features/rates/WeightsTab';
import { ZonesTab } from '../features/rates/ZonesTab';
import { AddressTabs } from '../ui/panel/AddressTabs';
import { PageHeader } from '../ui/panel/PageHeader';
import { useKeepMounted } from '../ui/panel/useKeepMounted';
import { useUrlState } from '../ui/search/useUrlState';
import { lazyPart } from '../ui/app/lazily';

const RerateModal = lazyPart(() => import('../features/rates/RerateModal'), 'RerateModal');

const loadFiles = () => import('../features/imports/readFile');

/** Reads and writes files in a worker; both are loaded when they are used first. */
const files: SlabFiles = {
  read: async (file) => (await (await loadFiles()).readFile(file, null, { headerRow: 1 })).sheet,
  write: async (sheets) => (await loadFiles()).bookBlob(sheets),
};

export default function RatesPage() {
  const rerate = useUrlState('rerate');
  const rerateUsed = useKeepMounted(rerate.value !== null);
  return (
    <>
      <PageHeader title="Rates">
        <Button onClick={() => rerate.show('1')}>Re-rate</Button>
      </PageHeader>
      {rerateUsed && <RerateModal open={rerate.value !== null} onClose={rerate.close} />}
      <AddressTabs
        items={[
          { key: 'cards', label: 'Cards', children: <CardsTab files={files} /> },
          { key: 'zones', label: 'Zones', children: <ZonesTab /> },
          { key: 'weights', label: 'Weights', children: <WeightsTab /> },
        ]}
      />
    </>
  );
}
