import type { ReactNode } from 'react';
import { DetailContent, type DetailContentProps } from './DetailContent';
import { FormModal } from '../form/FormModal';

interface Props<Detail> extends DetailContentProps<Detail> {
  /** `uniqueId` of the record to show; null: closed. */
  uniqueId: string | null;
  title: ReactNode;
  width?: number;
  /** Distance from the top of the screen. */
  top?: number;
  onClose: () => void;
}

/** Detail window of one record, with forms in it. */
export function DetailModal<Detail extends { uniqueId: string }>(props: Props<Detail>) {
  const { uniqueId, title, width = 680, top = 40, onClose, ...content } = props;
  return (
    <FormModal open={uniqueId !== null} title={title} width={width} style={{ top }} destroyOnHidden onClose={onClose}>
      <DetailContent {...content} />
    </FormModal>
  );
}
