import { formatDate } from '../../../server/src/domain/values/dates';
import type { CompanyBlockFragment, PaperBranchFragment, RunSheetPaperFragment } from '../graphql.generated';
import { counted, showMoney } from '../ui/app/format';
import { QrImage } from '../ui/panel/QrImage';
import { BarcodeHead } from './BarcodeHead';
import { ListHead, type PaperColumn } from './ListHead';
import { NamedValue } from '../ui/panel/NamedValue';

interface Props {
  company: CompanyBlockFragment;
  branch?: PaperBranchFragment;
  sheet: RunSheetPaperFragment;
  /** Told once, when the sheet was issued; null: printed later. */
  link: { url: string; pin: string } | null;
}

const columns: readonly PaperColumn[] = [
  { title: '#', mm: 8, numeric: true },
  { title: 'Awb No', mm: 28 },
  { title: 'Receiver', mm: 42 },
  { title: 'City', mm: 26 },
  { title: 'Pkt', mm: 8, numeric: true },
  { title: 'Collect', mm: 22, numeric: true },
  { title: 'Name, relation, time, signature', mm: 62 },
];

/** What the person takes along; the receivers may sign on it, too. The PIN is on the part that is cut off. */
export function RunSheetPaper({ company, branch, sheet, link }: Props) {
  const lines = (sheet.lines ?? []).filter(({ deletedOn }) => !deletedOn);
  return (
    <>
      <BarcodeHead company={company} branch={branch} number={sheet.number} title="Run Sheet" />
      <dl className="fact-row">
        <NamedValue name="Date">{formatDate(sheet.date)}</NamedValue>
        <div style={{ gridColumn: 'span 3' }}>
          <dt>Person</dt>
          <dd>{[sheet.person?.name, sheet.person?.phone].filter(Boolean).join(', ')}</dd>
        </div>
        <NamedValue name="Parcels">{counted(sheet.counts?.parcels ?? 0, 'parcel')}</NamedValue>
        <NamedValue name="To collect">{showMoney(sheet.counts?.due)}</NamedValue>
      </dl>
      {link && (
        <div style={{ display: 'flex', gap: '6mm', alignItems: 'center', marginBottom: '3mm' }}>
          <QrImage text={link.url} label="Link of the run sheet" />
          <p>
            Scan the code with the phone and enter the PIN. The page also works without a network; what you enter is
            sent as soon as there is one.
          </p>
        </div>
      )}
      <table aria-label="Parcels" className="list">
        <ListHead
          columns={columns}
          running={
            <>
              Run sheet {sheet.number} of {formatDate(sheet.date)}, {sheet.person?.name}
            </>
          }
        />
        <tbody>
          {lines.map(({ uniqueId, sequence, dueAmount, consignment }) => (
            <tr key={uniqueId} style={{ height: '9mm' }}>
              <td className="numeric">{sequence}</td>
              <td>
                <b>{consignment?.awbNo}</b>
              </td>
              <td>
                <span className="clamp">{consignment?.receiver}</span>
              </td>
              <td>
                <span className="clamp">{consignment?.deliveryCity?.name}</span>
              </td>
              <td className="numeric">{consignment?.packet}</td>
              <td className="numeric">{dueAmount > 0 && showMoney(dueAmount)}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      {link && (
        <p style={{ marginTop: '8mm', paddingTop: '3mm', borderTop: '0.25mm dashed #777', fontSize: '14pt' }}>
          PIN of {sheet.number}: <b>{link.pin}</b>
        </p>
      )}
    </>
  );
}
