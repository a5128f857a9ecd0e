import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Space, type MenuProps } from 'antd';
import { useState } from 'react';
import { labels, LabelSize } from '../../../../server/src/domain/enums';
import { printers, type PrinterDpi } from '../../../../server/src/domain/bookings/label';
import { labelDpi, labelSize, rememberLabelDpi, rememberLabelSize } from '../../labelPrinter';
import { useSetLabelSizeMutation } from '../../graphql.generated';
import { paths } from '../../paths';
import { printLabels } from '../../ui/facts/printLabels';
import { useCommand } from '../../ui/form/useCommand';
import { usePermission } from '../../ui/app/usePermission';

const sizes = Object.keys(LabelSize) as LabelSize[];
const resolutions = Object.keys(printers).map(Number) as PrinterDpi[];

/** Prints the copies of a consignment; beside it a menu prints its labels, and chooses their paper for this browser and the user. */
export function PrintMenu({ uniqueId }: { uniqueId: string }) {
  const [size, setSize] = useState(labelSize);
  const [dpi, setDpi] = useState(labelDpi);
  const may = usePermission();
  const [save] = useCommand(useSetLabelSizeMutation());

  const items: MenuProps['items'] = [
    { key: 'labels', label: 'Labels', onClick: () => printLabels(uniqueId) },
    { type: 'divider' },
    {
      key: 'printer',
      label: 'Label printer',
      children: [
        ...sizes.map((each) => ({
          key: each,
          label: labels.LabelSize[each],
          onClick: () => {
            rememberLabelSize(each);
            setSize(each);
            if (may('setLabelSize')) void save({ input: { size: each } });
          },
        })),
        { type: 'divider' as const },
        ...resolutions.map((each) => ({
          key: String(each),
          label: `${each} dpi`,
          onClick: () => {
            rememberLabelDpi(each);
            setDpi(each);
          },
        })),
      ],
    },
  ];
  const selectedKeys = [size ?? 'Thermal100x150', String(dpi)];
  return (
    <Space.Compact className="split-button">
      <Button onClick={() => void window.open(paths.consignmentPrint(uniqueId), '_blank')}>Print</Button>
      <Dropdown menu={{ items, selectable: true, selectedKeys }} trigger={['click']}>
        <Button aria-haspopup="menu" aria-label="More to print" title="More to print" icon={<DownOutlined />} />
      </Dropdown>
    </Space.Compact>
  );
}
