import { formatDate } from '../../../server/src/domain/values/dates';
import { consignmentFields, paperNotes } from '../../../server/src/domain/bookings/consignmentFields';
import { labels } from '../../../server/src/domain/enums';
import { formatRupees, rupeesToPaise } from '../../../server/src/domain/values/money';
import { amountInWords } from '../../../server/src/domain/billing/amountInWords';
import { printedTotal, toPayTotal } from '../../../server/src/domain/bookings/toPay';
import type { CompanyBlockFragment, ConsignmentCopyFragment } from '../graphql.generated';
import { showMoney, showWeight } from '../ui/app/format';
import { CopyLayout } from './CopyLayout';

interface Props {
  copy: string;
  company: CompanyBlockFragment;
  consignment: ConsignmentCopyFragment;
}

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

  return (
    <CopyLayout
      copy={copy}
      company={company}
      awbNo={c.awbNo}
      from={{
        name: c.sender?.company,
        contact: `${c.sender?.contact} · ${c.sender?.name}`,
        address: c.sender?.address,
        gst: c.sender?.gst,
      }}
      to={{ name: c.receiver }}
      places={[
        ['Origin', c.bookingCity?.name],
        ['Destination', `${c.deliveryCity?.name} ${c.deliveryCity?.pinCode}`],
      ]}
      facts={[
        ['Booking Date', formatDate(c.bookingDate)],
        ['Service', labels.ServiceType[c.serviceType]],
        ['Parcel', labels.ParcelType[c.parcelType]],
        ['Packets', String(c.packet)],
        ['Actual Weight', showWeight(c.actualWeight)],
        ['Chargeable Weight', showWeight(c.chargeableWeight)],
        ['Payment Mode', labels.PaymentMode[c.paymentMode]],
        ['Courier', c.deliveryCourier || c.vendor?.name || ''],
      ]}
      amounts={[
        ['Freight', showMoney(c.customerAmount)],
        ...(c.isVpp
          ? ([
              ['VPP Amount', showMoney(c.vppAmount)],
              ['VPP Commission', showMoney(c.vppCommission)],
            ] as const)
          : []),
        ...(c.isInsurance ? ([['Ins Commission', showMoney(c.insuranceCommission)]] as const) : []),
      ]}
      total={priced ? formatRupees(total) : null}
      notes={
        <>
          {toCollect > 0 && (
            <p className="stamp">
              To collect from receiver <b>{formatRupees(toCollect)}</b>
            </p>
          )}
          {priced && <p>{amountInWords(total)}</p>}
          <p>{c.isInsurance ? `Insured for ${showMoney(c.insuranceAmount)}` : 'Not insured'}</p>
          {paperNotes.map(
            (name) =>
              c[name] && <p key={name} className="remark">{`${consignmentFields[name].paper.note}${c[name]}`}</p>,
          )}
        </>
      }
    />
  );
}

const paise = (rupees: number | null) => (rupees === null ? null : rupeesToPaise(rupees));
