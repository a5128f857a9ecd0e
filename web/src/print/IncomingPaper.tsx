import { labels } from '../../../server/src/domain/enums';
import { fullName, showInstant, showMoney, showWeight } from '../ui/app/format';
import { ManifestHead, type ManifestPaperProps } from './ManifestHead';

/** Summary layout: the carrier's own list accompanies the goods. */
export function IncomingPaper({ company, manifest: m, branch }: ManifestPaperProps) {
  const facts: readonly (readonly [string, string])[] = [
    ['Total Consignments', m.totalConsignments.toLocaleString('en-IN')],
    ['Weight', showWeight(m.weight)],
    ['ToPay Amount', showMoney(m.toPayAmount)],
    ['Delivery Charge', showMoney(m.deliveryCharge) || '–'],
    ['Payment', labels.PaymentStatus[m.payment]],
  ];
  return (
    <>
      <ManifestHead company={company} manifest={m} branch={branch} title="Incoming Manifest" />
      <table aria-label="Summary" className="amounts summary">
        <tbody>
          {facts.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="signatures">
        <div>
          Entered by {fullName(m.createdBy)}, {showInstant(m.createdOn)}
        </div>
        <div>Delivered by {m.viaCargo?.name}: name, date, signature</div>
        <div>Received for {company.legalName}: name, date, signature</div>
      </div>
    </>
  );
}
