import { formatDate } from '../../../server/src/domain/dates';
import { labels } from '../../../server/src/domain/enums';
import { formatRupees, rupeesToPaise } from '../../../server/src/domain/money';
import { amountInWords } from '../../../server/src/domain/amountInWords';
import { printedTotal, toPayTotal } from '../../../server/src/domain/toPay';
import type { CompanyBlockFragment, ConsignmentCopyFragment } from '../graphql.generated';
import { showMoney, showWeight } from '../ui/format';
import { Barcode } from './Barcode';
import { CompanyBlock } from './CompanyBlock';

interface Props {
  /** Title of the copy: Sender, Receiver or P.O.D. */
  copy: string;
  company: CompanyBlockFragment;
  consignment: ConsignmentCopyFragment;
}

const terms =
  'Carried at the sender’s risk unless insured, under the carrier’s terms of carriage. Cash, jewellery, ' +
  'dangerous and prohibited goods are not carried.';

/** One of the three copies, each a third of the sheet. */
export function ConsignmentCopy({ copy, company, consignment: c }: Props) {
  const charges = {
    paymentMode: c.paymentMode,
    customerAmount: paise(c.customerAmount),
    vppAmount: paise(c.vppAmount),
    vppCommission: paise(c.vppCommission),
    insuranceCommission: paise(c.insuranceCommission),
  };
  const total = printedTotal(charges);
  const priced = c.customerAmount !== null || total > 0;
  const toCollect = toPayTotal(charges);

  const facts: [string, string][] = [
    ['Booking Date', formatDate(c.bookingDate)],
    ['Service', labels.ServiceType[c.serviceType]],
    ['Parcel', labels.ParcelType[c.parcelType]],
    ['Packets', String(c.packet)],
    ['Actual Weight', showWeight(c.actualWeight)],
    ['Chargeable Weight', showWeight(c.chargeableWeight)],
    ['Payment Mode', labels.PaymentMode[c.paymentMode]],
    ['Courier', c.deliveryCourier || c.vendor?.name || ''],
  ];
  const amounts: [string, string][] = [
    ['Freight', showMoney(c.customerAmount)],
    ...(c.isVpp
      ? ([
          ['VPP Amount', showMoney(c.vppAmount)],
          ['VPP Commission', showMoney(c.vppCommission)],
        ] as const)
      : []),
    ...(c.isInsurance ? ([['Ins Commission', showMoney(c.insuranceCommission)]] as const) : []),
  ].map(([name, text]) => [name, text]);

  return (
    <section className="copy" aria-label={`${copy} Copy`}>
      <header>
        <CompanyBlock company={company} />
        <div className="awb">
          <Barcode text={c.awbNo} />
          <b>{c.awbNo}</b>
        </div>
        <h2>{copy} Copy</h2>
      </header>

      <div className="parties">
        <address>
          <h3>From {c.sender?.gst && <span>GSTIN {c.sender.gst}</span>}</h3>
          <b>{c.sender?.company}</b>
          <span>
            {c.sender?.contact} · {c.sender?.name}
          </span>
          <span className="address">{c.sender?.address}</span>
        </address>
        <address>
          <h3>To</h3>
          <b>{c.receiver}</b>
        </address>
        <div className="cities">
          <h3>Origin</h3>
          <b>{c.bookingCity?.name}</b>
          <h3>Destination</h3>
          <b>
            {c.deliveryCity?.name} {c.deliveryCity?.pinCode}
          </b>
        </div>
      </div>

      <dl className="facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>

      <div className="foot">
        <table>
          <tbody>
            {amounts.map(([name, text]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text}</td>
              </tr>
            ))}
            <tr className="rest">
              <td colSpan={2} />
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{priced && formatRupees(total)}</td>
            </tr>
          </tfoot>
        </table>
        <div className="notes">
          {toCollect > 0 && (
            <p className="collect">
              To collect from receiver <b>{formatRupees(toCollect)}</b>
            </p>
          )}
          {priced && <p>{amountInWords(total)}</p>}
          <p>{c.isInsurance ? `Insured for ${showMoney(c.insuranceAmount)}` : 'Not insured'}</p>
          {c.clientInvoiceNo && <p>Invoice No {c.clientInvoiceNo}</p>}
          {c.remark && <p className="remark">{c.remark}</p>}
        </div>
        <div className="signatures">
          <div>Sender’s signature</div>
          <div>For {company.legalName}</div>
          <div className="received">Received by: name, date, time, signature and stamp</div>
        </div>
      </div>
      <p className="terms">{terms}</p>
    </section>
  );
}

const paise = (rupees: number | null) => (rupees === null ? null : rupeesToPaise(rupees));
