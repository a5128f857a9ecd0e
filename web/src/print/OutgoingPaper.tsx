import { useMemo } from 'react';
import { formatDate, formatDay } from '../../../server/src/domain/values/dates';
import { labels } from '../../../server/src/domain/enums';
import { manifestEntries, type ManifestEntry } from '../../../server/src/domain/bookings/manifest';
import { formatRupees } from '../../../server/src/domain/values/money';
import { formatWeight } from '../../../server/src/domain/values/weight';
import { manifestLines, manifestTotals } from '../features/manifests/manifestLines';
import { counted, fullName, showInstant, showMoney, showWeight } from '../ui/app/format';
import { ListHead, type PaperColumn } from './ListHead';
import { ManifestHead, type ManifestPaperProps } from './ManifestHead';

const columns: readonly PaperColumn[] = [
  { title: 'SR#', mm: 8, numeric: true },
  { title: 'Awb No', mm: 26 },
  { title: 'Date', mm: 12 },
  { title: 'Sender', mm: 32 },
  { title: 'Receiver', mm: 31 },
  { title: 'Delivery City', mm: 22 },
  { title: 'Service', mm: 12 },
  { title: 'Pkt', mm: 7, numeric: true },
  { title: 'Wt.', mm: 17, numeric: true },
  { title: 'Mode', mm: 13 },
  { title: 'ToPay', mm: 16, numeric: true },
];

/** Air rows, a blank line, Surface rows, totals. Each sheet repeats the manifest number and the column headers. */
export function OutgoingPaper({ company, manifest, branch }: ManifestPaperProps) {
  const {
    manifestId,
    date,
    bookingCity,
    deliveryCity,
    viaCargo,
    deliveryVendor,
    createdBy,
    createdOn,
    consignmentJson,
  } = manifest;
  const entries = useMemo(() => manifestEntries(consignmentJson), [consignmentJson]);
  return (
    <>
      <ManifestHead company={company} manifest={manifest} branch={branch} title="Outgoing Manifest" />
      <table aria-label="Consignments" className="list">
        <ListHead
          columns={columns}
          running={
            <>
              Manifest {manifestId} of {formatDate(date)}, {bookingCity?.name} to {deliveryCity?.name}
            </>
          }
        />
        <tbody>
          {manifestLines(entries).map(({ uniqueId, serial, entry }) =>
            entry ? (
              <EntryRow key={uniqueId} serial={serial} entry={entry} />
            ) : (
              <tr key={uniqueId} className="blank">
                <td colSpan={columns.length} />
              </tr>
            ),
          )}
        </tbody>
        <tbody className="amounts">
          {manifestTotals(entries).map(({ title, count, packets, weight, toPay }) => (
            <tr key={title}>
              <th scope="row" colSpan={5} className="numeric">
                {title}: {counted(count, 'consignment')}
              </th>
              <td colSpan={4}>
                {counted(packets, 'packet')}, {formatWeight(weight)}
              </td>
              <td colSpan={2}>{formatRupees(toPay)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="signatures">
        <div>
          Prepared by {fullName(createdBy)}, {showInstant(createdOn)}
        </div>
        <div>Handed over to {viaCargo?.name}: name, date, signature</div>
        <div>Received by {deliveryVendor?.name}: name, date, signature, stamp</div>
      </div>
    </>
  );
}

function EntryRow({ serial, entry: e }: { serial: number | null; entry: ManifestEntry }) {
  return (
    <tr>
      <td className="numeric">{serial}</td>
      <td>
        <b>{e.awbNo}</b>
      </td>
      <td>{formatDay(e.bookingDate)}</td>
      <td>
        <span className="clamp">{e.sender}</span>
      </td>
      <td>
        <span className="clamp">{e.receiver}</span>
      </td>
      <td>
        <span className="clamp">{e.deliveryCity}</span>
      </td>
      <td>{labels.ServiceType[e.serviceType]}</td>
      <td className="numeric">{e.packet}</td>
      <td className="numeric">{showWeight(e.chargeableWeight)}</td>
      <td>{labels.PaymentMode[e.paymentMode]}</td>
      <td className="numeric">{e.toPayAmount > 0 && showMoney(e.toPayAmount)}</td>
    </tr>
  );
}
