import { Tabs } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { CardsTab } from '../features/rates/CardsTab';
import { WeightsTab } from '../features/rates/WeightsTab';
import { ZonesTab } from '../features/rates/ZonesTab';
import { PageHeader } from '../ui/PageHeader';

/** The tab stands in the address; the parameters of another one are left behind. */
export default function RatesPage() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageHeader title="Rates" />
      <Tabs
        size="small"
        destroyOnHidden
        activeKey={params.get('tab') ?? 'cards'}
        onChange={(tab) => setParams(tab === 'cards' ? {} : { tab })}
        items={[
          { key: 'cards', label: 'Cards', children: <CardsTab /> },
          { key: 'zones', label: 'Zones', children: <ZonesTab /> },
          { key: 'weights', label: 'Weights', children: <WeightsTab /> },
        ]}
      />
    </>
  );
}
