import { Button } from 'antd';
import { counted } from '../../ui/app/format';
import type { ReplaceAll } from './useReplaceAll';

/** Offers to make a correction in all rows alike, and to take that back. */
export function ReplaceAllBar({
  replaceAll: { offer, replaced, apply, takeBack, dismiss },
}: {
  replaceAll: ReplaceAll;
}) {
  if (offer) {
    return (
      <div className="row bordered noted notice" role="status">
        <span>
          {`${counted(offer.count, 'more bad row')} ${offer.count === 1 ? 'has' : 'have'} ${shown(offer.from)} in ${offer.header}`}
        </span>
        <Button size="small" type="primary" title="a" onClick={() => void apply()}>
          {`Change all to ${shown(offer.to)}`}
        </Button>
        <Button size="small" onClick={dismiss}>
          Leave them
        </Button>
      </div>
    );
  }
  if (!replaced) return null;
  return (
    <div className="row bordered noted notice" role="status">
      <span>{`${counted(replaced.rowNos.length, 'row')} changed to ${shown(replaced.to)} and checked again`}</span>
      <Button size="small" onClick={() => void takeBack()}>
        Take back
      </Button>
    </div>
  );
}

const shown = (cell: string): string => (cell.trim() === '' ? 'nothing' : `“${cell}”`);
