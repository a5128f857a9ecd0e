import { Tabs, type TabsProps } from 'antd';
import { useSearchParams } from 'react-router-dom';

/**
 * Tabs of a page. The tab stands in the address as `?tab=`; without one, or with an unknown one, it is the first. Changing
 * the tab leaves the parameters of the present one behind.
 */
export function AddressTabs({ items }: { items: NonNullable<TabsProps['items']> }) {
  const [params, setParams] = useSearchParams();
  const first = items[0]?.key ?? '';
  const asked = params.get('tab');
  return (
    <Tabs
      size="small"
      destroyOnHidden
      activeKey={items.some(({ key }) => key === asked) && asked ? asked : first}
      onChange={(tab) => setParams(tab === first ? {} : { tab })}
      items={items}
    />
  );
}
