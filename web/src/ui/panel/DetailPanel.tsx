import { Button } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { FormModal } from '../form/FormModal';
import { isTyping } from '../input/typedText';
import { DetailContent, type DetailContentProps } from './DetailContent';
import './detailPanel.css';

export interface Neighbours {
  rows: readonly { uniqueId: string }[];
  show: (uniqueId: string) => void;
}

/** Of the panel of any noun. */
export interface DetailPanelProps {
  /** `uniqueId` of the record to show; null: closed. */
  uniqueId: string | null;
  /** The page of the list behind it: ↑ and ↓ go through it. Null: there is none. */
  neighbours: Neighbours | null;
  onClose: () => void;
}

interface Props<Detail> extends DetailContentProps<Detail>, DetailPanelProps {
  title: ReactNode;
  width?: number;
  /** Hidden while another window is shown in its place; what is loaded is kept. */
  covered?: boolean;
}

/** One record with its forms, at the right over its list. */
export function DetailPanel<Detail extends { uniqueId: string }>(props: Props<Detail>) {
  const { uniqueId, title, width = 720, covered = false, neighbours, onClose, ...content } = props;
  const open = uniqueId !== null && !covered;
  const at = neighbours?.rows.findIndex((row) => row.uniqueId === uniqueId) ?? -1;
  const beside = (by: number) => (at < 0 ? undefined : neighbours?.rows[at + by]?.uniqueId);
  const to = { ArrowUp: beside(-1), ArrowDown: beside(1) };
  useStepKeys(open, (key) => {
    const next = to[key];
    if (next) neighbours?.show(next);
    return next !== undefined;
  });
  return (
    <FormModal
      open={open}
      title={
        <span className="window-title">
          {title}
          {at >= 0 && (
            <span className="push nobreak">
              <Step label="Previous" sign="↑" to={to.ArrowUp} show={neighbours?.show} />
              <Step label="Next" sign="↓" to={to.ArrowDown} show={neighbours?.show} />
            </span>
          )}
        </span>
      }
      className="detail-panel"
      width={width}
      style={{ top: 0 }}
      styles={{ mask: { background: 'rgb(0 0 0 / 25%)' } }}
      transitionName=""
      onClose={onClose}
    >
      <DetailContent {...content} />
    </FormModal>
  );
}

interface StepProps {
  label: string;
  sign: string;
  to: string | undefined;
  show: Neighbours['show'] | undefined;
}

const Step = ({ label, sign, to, show }: StepProps) => (
  <Button
    type="text"
    size="small"
    aria-label={label}
    title={`${label} (${sign})`}
    disabled={!to}
    onClick={() => to && show?.(to)}
  >
    {sign}
  </Button>
);

type StepKey = 'ArrowUp' | 'ArrowDown';

const isStepKey = (key: string): key is StepKey => key === 'ArrowUp' || key === 'ArrowDown';

/** What moves something else by the same keys, if it has the focus. */
const movesItself = '[role="menu"], [role="listbox"], [role="tablist"], [role="combobox"], tr[data-row]';

/** `step` returns whether there was somewhere to go. Nothing is done while another window is on top. */
function useStepKeys(open: boolean, step: (key: StepKey) => boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (!isStepKey(key) || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      const inFocus = target instanceof Element ? target : document.body;
      const top = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
      if (!top?.matches('.detail-panel') || isTyping(inFocus) || inFocus.closest(movesItself)) return;
      if (step(key)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
