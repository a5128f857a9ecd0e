import { amountInWords } from '../../../server/src/domain/billing/amountInWords';
import { formatDate } from '../../../server/src/domain/values/dates';
import { labels } from '../../../server/src/domain/enums';
import { formatRupees, rupeesToPaise } from '../../../server/src/domain/values/money';
import type { CargoCopyFragment, CompanyBlockFragment } from '../graphql.generated';
import { showMoney, showWeight } from '../ui/app/format';
import { CopyLayout } from './CopyLayout';

interface Props {
  copy: string;
  company: CompanyBlockFragment;
  consignment: CargoCopyFragment;
}

export function CargoCopy({ copy, company, consignment: c }: Props) {
  const total = rupeesToPaise(c.toPayAmount ?? 0) + rupeesToPaise(c.deliveryCharge ?? 0);
  const priced = c.toPayAmount !== null || c.deliveryCharge !== null;
  return (
    <CopyLayout
      copy={copy}
      company={company}
      awbNo={c.awbNo}
      from={partyOf(c.sender)}
      to={partyOf(c.receiver)}
      places={[['Cargo', c.cargo?.name]]}
      facts={[
        ['Booking Date', formatDate(c.bookingDate)],
        ['Service', labels.ServiceType[c.serviceType]],
        ['Parcel', 'Cargo'],
        ['Packets', String(c.packet)],
        ['Actual Weight', showWeight(c.actualWeight)],
        ['Chargeable Weight', showWeight(c.chargeableWeight)],
        ['Payment Mode', labels.PaymentMode[c.paymentMode]],
        ['Payment', labels.PaymentStatus[c.paymentStatus]],
      ]}
      amounts={[
        ['Amount', showMoney(c.toPayAmount)],
        ['Delivery Charge', showMoney(c.deliveryCharge)],
      ]}
      total={priced ? formatRupees(total) : null}
      notes={
        <>
          {total > 0 && c.paymentStatus === 'Pending' && (
            <p className="stamp">
              To collect from receiver <b>{formatRupees(total)}</b>
            </p>
          )}
          {priced && <p>{amountInWords(total)}</p>}
          {c.remark && <p className="remark">{c.remark}</p>}
        </>
      }
    />
  );
}

const partyOf = (customer: CargoCopyFragment['sender']) => ({
  name: customer?.company,
  contact: [customer?.contact, customer?.name].filter(Boolean).join(' · '),
  address: customer?.address,
  gst: customer?.gst,
});
