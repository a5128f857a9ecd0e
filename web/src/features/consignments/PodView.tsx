import { Alert, Button } from 'antd';
import { labels } from '../../../../server/src/domain/enums';
import { usePodOfQuery } from '../../graphql.generated';
import { paths } from '../../paths';
import { showDate, showInstant, showMoney } from '../../ui/app/format';
import { Descriptions, FactGroups } from '../../ui/panel/Descriptions';
import { Skeleton } from '../../ui/panel/Skeleton';
import { EmptyState } from '../../ui/panel/EmptyState';

const picture = { maxWidth: 280, maxHeight: 280, border: '1px solid var(--line)', borderRadius: 4 } as const;

/** What happened to a consignment at the doors, with what proves it. */
export function PodView({ consignmentId }: { consignmentId: string }) {
  const { data, error } = usePodOfQuery({ variables: { consignmentId }, fetchPolicy: 'cache-and-network' });
  if (error) return <Alert type="error" showIcon title={error.message} />;
  if (!data) return <Skeleton />;
  if (data.podOf.length === 0) return <EmptyState text="It was on no run sheet, or nothing has happened at the door" />;
  return data.podOf.map(({ runSheet, person, photo, signature, event }) => (
    <section key={event.clientEventId} className="panel">
      <FactGroups>
        <Descriptions
          title={event.outcome === 'Delivered' ? 'Delivered' : 'Not delivered'}
          facts={[
            ['When', showInstant(event.happenedAt)],
            ['Receiver', event.receiverName ?? undefined],
            ['Relation', event.relation ? labels.ReceiverRelation[event.relation] : undefined],
            ['Reason', event.reason ? labels.DeliveryReason[event.reason] : undefined],
            ['Asked for', event.nextDate ? showDate(event.nextDate) : undefined],
            [
              'Collected',
              event.collected
                ? `${showMoney(event.collected)} ${event.collectedBy ? `by ${labels.CollectedBy[event.collectedBy]}` : ''}`
                : undefined,
            ],
            ['UTR', event.utr ?? undefined],
            ['Remark', event.remark ?? undefined],
            ['Run sheet', `${runSheet}, ${person}`],
          ]}
        />
      </FactGroups>
      {event.outcome === 'Delivered' && (
        <Button onClick={() => void window.open(paths.podPrint(consignmentId), '_blank')} style={{ marginBottom: 12 }}>
          Print Proof
        </Button>
      )}
      <div className="row">
        {photo && <img src={photo} alt="Taken at the door" style={picture} />}
        {signature && (
          <img src={signature} alt="Signature of the receiver" style={{ ...picture, background: '#fff' }} />
        )}
      </div>
    </section>
  ));
}
