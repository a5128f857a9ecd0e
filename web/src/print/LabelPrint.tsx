import { useParams, useSearchParams } from 'react-router-dom';
import { labelSheets } from '../../../server/src/domain/bookings/label';
import { useLabelPrintQuery, type LabelFragment } from '../graphql.generated';
import { labelDpi, labelSize } from '../labelPrinter';
import { LabelPaper, type PacketLabel } from './LabelPaper';
import './labelPrint.css';
import './paper.css';
import { PaperNote } from './PaperNote';
import { useAutoPrint } from './useAutoPrint';
import { useNotePrinted } from './useNotePrinted';

/** Labels of one consignment, or of those in `ids`: one for each packet. */
export default function LabelPrint() {
  const { uniqueId } = useParams();
  const [search] = useSearchParams();
  const ids = uniqueId === undefined ? (search.get('ids') ?? '').split(',').filter(Boolean) : [uniqueId];
  const { data, error } = useLabelPrintQuery({ variables: { ids, size: labelSize() }, fetchPolicy: 'no-cache' });
  useNotePrinted('TestLabel', data !== undefined);
  useAutoPrint(data !== undefined);

  if (error || !data)
    return <PaperNote error={error} noun="labels" failure={`The labels could not be loaded: ${error?.message}`} />;
  const { size, labels } = data.labels;
  const { widthMm, heightMm, columns, rows } = labelSheets[size];
  return (
    <main className="labels">
      {/* The paper: the size of a page cannot come from the style of an element. */}
      <style>{`@page { size: ${widthMm * columns}mm ${heightMm * rows}mm; margin: 0 }`}</style>
      <h1 className="visually-hidden">Labels</h1>
      {pagesOf(labels, columns * rows).map((packets, at) => (
        <LabelPaper key={at} size={size} dpi={labelDpi()} packets={packets} />
      ))}
    </main>
  );
}

function pagesOf(labels: readonly LabelFragment[], perPage: number): PacketLabel[][] {
  const packets = labels.flatMap((label) =>
    Array.from({ length: label.packet }, (_, at): PacketLabel => ({ label, piece: at + 1 })),
  );
  return Array.from({ length: Math.ceil(packets.length / perPage) }, (_, page) =>
    packets.slice(page * perPage, (page + 1) * perPage),
  );
}
