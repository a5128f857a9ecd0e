import type { ReactNode } from 'react';
import { labels } from '../../../../server/src/domain/enums';
import type { ConsignmentDetailFragment } from '../../graphql.generated';
import { EnumTag } from '../../ui/EnumTag';
import { FactGroups, Descriptions, type Fact } from '../../ui/Descriptions';
import { fullName, showDate, showInstant, showMoney, showWeight } from '../../ui/format';

/** Shown only if the consignment has a value. */
const ifAny = (label: string, value: ReactNode): Fact => [label, value || undefined];

export function ConsignmentDescriptions({ consignment: c }: { consignment: ConsignmentDetailFragment }) {
  return (
    <div className="consignment-facts">
      <FactGroups>
        <Descriptions
          title="Booking"
          facts={[
            ['Booking Date', showDate(c.bookingDate)],
            ['Vendor', c.vendor?.name],
            ifAny('Vendor GSTIN', c.vendor?.gst),
            ifAny('Vendor PAN', c.vendor?.panNo),
            ['Booking City', c.bookingCity?.name],
            ['Delivery City', c.deliveryCity?.name],
            ifAny('Delivery Courier', c.deliveryCourier),
            ifAny('Cargo', c.cargo?.name),
            ['Delivery Date', showDate(c.deliveryDate)],
          ]}
        />
        <Descriptions
          title="Sender & Receiver"
          facts={[
            ['Sender', c.sender?.company],
            ifAny('Contact Person', c.sender?.name),
            ['Receiver', c.receiver],
            ['Client Invoice No', c.clientInvoiceNo],
            ['Remark', c.remark],
          ]}
        />
        <Descriptions
          title="Parcel"
          facts={[
            ['Service Type', labels.ServiceType[c.serviceType]],
            ['Parcel Type', labels.ParcelType[c.parcelType]],
            ['Packet', c.packet],
            ['Actual Weight', showWeight(c.actualWeight)],
            ['Chargeable Weight', showWeight(c.chargeableWeight)],
          ]}
        />
        <Descriptions
          title="Charges"
          facts={[
            ['Payment Mode', labels.PaymentMode[c.paymentMode]],
            ['Payment Status', <EnumTag key="status" of="PaymentStatus" value={c.paymentStatus} />],
            ifAny('Received On', showDate(c.paymentReceivedDate)),
            ['Vendor Amount', showMoney(c.vendorAmount)],
            ['Customer Amount', showMoney(c.customerAmount)],
            ifAny('VPP Amount', c.isVpp && showMoney(c.vppAmount)),
            ifAny('VPP Commission', c.isVpp && showMoney(c.vppCommission)),
            ifAny('Ins Amount', c.isInsurance && showMoney(c.insuranceAmount)),
            ifAny('Ins Commission', c.isInsurance && showMoney(c.insuranceCommission)),
          ]}
        />
        <Descriptions
          title="Staff Details"
          facts={[
            ['Created By', fullName(c.createdBy)],
            ['Created On', showInstant(c.createdOn)],
            ['Updated By', fullName(c.updatedBy)],
            ['Updated On', showInstant(c.updatedOn)],
          ]}
        />
      </FactGroups>
    </div>
  );
}
