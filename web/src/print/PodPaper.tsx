import { labels } from '../../../server/src/domain/enums';
import { formatDate } from '../../../server/src/domain/values/dates';
import type { InvoiceCompanyFragment, PodPrintQuery } from '../graphql.generated';
import { showInstant } from '../ui/app/format';
import { BilledTo, InvoiceSheet, PaperFacts, PaperHead, Signature, type Fact } from './PaperParts';

type Delivery = PodPrintQuery['podOf'][number];

interface Props {
  company: InvoiceCompanyFragment;
  consignment: PodPrintQuery['consignment'];
  delivery: Delivery;
}

const picture = { maxWidth: '85mm', maxHeight: '90mm' } as const;

/** Says who took the parcel, with what was taken at the door; in the layout of an invoice. */
export function PodPaper({ company, consignment, delivery: { event, photo, signature } }: Props) {
  const { awbNo, sender } = consignment;
  const { receiverName, relation, happenedAt } = event;
  return (
    <InvoiceSheet title={`Proof of delivery of ${awbNo}`} foot="proof of delivery">
      <PaperHead company={company} kind="Proof of Delivery" />
      <section className="parties">
        <BilledTo title="Sender" customer={sender} />
        <PaperFacts facts={factsOf(consignment)} />
      </section>
      <p>
        Delivered to <b>{receiverName}</b>
        {relation && ` (${labels.ReceiverRelation[relation]})`} on <b>{showInstant(happenedAt)}</b>.
      </p>
      <div className="row" style={{ gap: '6mm', alignItems: 'flex-end', margin: '4mm 0' }}>
        {photo && <Picture of="Photo at the door" src={photo} />}
        {signature && <Picture of="Signature of the receiver" src={signature} />}
      </div>
      <section className="closing">
        <div className="foot">
          <div />
          <Signature company={company} />
        </div>
      </section>
    </InvoiceSheet>
  );
}

const Picture = ({ of, src }: { of: string; src: string }) => (
  <figure style={{ margin: 0 }}>
    <img src={src} alt={of} style={picture} />
    <figcaption className="note">{of}</figcaption>
  </figure>
);

function factsOf({ awbNo, bookingDate, receiver, packet, bookingCity, deliveryCity }: Props['consignment']): Fact[] {
  return [
    ['AWB No', awbNo],
    ['Booked on', formatDate(bookingDate)],
    ['From', bookingCity?.name ?? ''],
    ['To', deliveryCity?.name ?? ''],
    ['Receiver', receiver],
    ['Pieces', String(packet)],
  ];
}
