import { labels } from '../../../../server/src/domain/enums';
import { formatInstant } from '../../../../server/src/domain/values/dates';
import { useCompanySettings } from '../../companySettings';
import type { TrackAwbMutation } from '../../graphql.generated';

export default function TrackingMovements({ tracking }: { tracking: TrackAwbMutation['trackAwb'] }) {
  const { awbNo, deliveryStatus, movements } = tracking;
  const timezone = useCompanySettings()?.timezone;
  return (
    <section className="tracking-result" aria-label={`Consignment ${awbNo}`}>
      <p className="notice">
        <strong>{awbNo}</strong> <span className="tracking-status">{labels.DeliveryStatus[deliveryStatus]}</span>
      </p>
      {movements.length === 0 ? (
        <p className="quiet">Booked. No movements yet.</p>
      ) : (
        <ol className="plain-list">
          {movements.map((row) => (
            <li key={`${row.actionDate} ${row.deliveryStatus} ${row.city} ${row.action}`}>
              <time className="quiet" dateTime={row.actionDate}>
                {timezone && formatInstant(new Date(row.actionDate), timezone)}
              </time>
              <strong>{labels.DeliveryStatus[row.deliveryStatus]}</strong> {row.city}
              <span className="quiet">{row.action}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
