import { manifestPaymentText } from './ManifestPaymentTag';
import { useMemo } from 'react';
import { manifestEntries } from '../../../../server/src/domain/bookings/manifest';
import type { ManifestDetailFragment } from '../../graphql.generated';
import { FactGroups, Descriptions } from '../../ui/panel/Descriptions';
import { fullName, showDate, showInstant, showMoney, showWeight } from '../../ui/app/format';
import { ManifestEntries } from './ManifestEntries';

/** Read-only view of a manifest. An outgoing one shows its consignments as they were at generation. */
export function ManifestSheet({ manifest: m }: { manifest: ManifestDetailFragment }) {
  const entries = useMemo(() => manifestEntries(m.consignmentJson), [m.consignmentJson]);
  return (
    <div className="low">
      <FactGroups>
        <Descriptions
          title="Route"
          facts={[
            ['Date', showDate(m.date)],
            ['Via Cargo', m.viaCargo?.name],
            ['Booking Vendor', m.bookingVendor?.name],
            ['Delivery Vendor', m.deliveryVendor?.name],
            ['Booking City', m.bookingCity?.name],
            ['Delivery City', m.deliveryCity?.name],
          ]}
        />
        <Descriptions
          title="Load & Payment"
          facts={[
            ['Consignments', m.totalConsignments.toLocaleString('en-IN')],
            ['Weight', showWeight(m.weight)],
            ['ToPay Amount', showMoney(m.toPayAmount)],
            ['Delivery Charge', m.deliveryCharge === null ? undefined : showMoney(m.deliveryCharge)],
            ['Payment', manifestPaymentText(m)],
            ['Received On', m.toPayReceivedDate ? showDate(m.toPayReceivedDate) : undefined],
            ['Received Amount', m.toPayReceivedAmount === null ? undefined : showMoney(m.toPayReceivedAmount)],
          ]}
        />
        <Descriptions
          title="Staff Details"
          facts={[
            ['Created By', fullName(m.createdBy)],
            ['Created On', showInstant(m.createdOn)],
            ['Updated By', fullName(m.updatedBy)],
            ['Updated On', showInstant(m.updatedOn)],
          ]}
        />
      </FactGroups>
      {m.type === 'Outgoing' && <ManifestEntries entries={entries} />}
    </div>
  );
}
