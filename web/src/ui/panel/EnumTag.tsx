import type { CSSProperties } from 'react';
import {
  labels,
  type DeliveryStatus,
  type InvoiceStatus,
  type InvoiceType,
  type PaymentStatus,
} from '../../../../server/src/domain/enums';

/** Colours of SPEC 4; null: no colour. Total records, so that a member without an entry does not compile. */
const colours = {
  DeliveryStatus: {
    Booked: null,
    Intransit: 'goldenrod',
    Delivered: 'green',
    Returned: 'orangered',
    Processing: 'red',
    Invalid: 'red',
    OutForDelivery: 'limegreen',
    OlderThan2Months: 'red',
  } satisfies Record<DeliveryStatus, string | null>,
  PaymentStatus: { Pending: 'goldenrod', Paid: 'green' } satisfies Record<PaymentStatus, string | null>,
  InvoiceStatus: {
    Generated: 'grey',
    Approved: 'goldenrod',
    Pending: 'red',
    Paid: 'green',
  } satisfies Record<InvoiceStatus, string | null>,
  InvoiceType: { Automatic: 'green', Manual: 'darkblue', Counter: 'goldenrod', Cash: 'seagreen' } satisfies Record<
    InvoiceType,
    string | null
  >,
};

type Coloured = keyof typeof colours;

type Props = { [Name in Coloured]: { of: Name; value: keyof (typeof colours)[Name] } }[Coloured];

function enumColour({ of, value }: Props): string | null {
  return (colours[of] as Record<string, string | null>)[value] ?? null;
}

export function enumLabel({ of, value }: Props): string {
  return (labels[of] as Record<string, string>)[value] ?? value;
}

/**
 * Tag of an enumeration member: `<EnumTag of="PaymentStatus" value={row.paymentStatus} />`. The colour is used for dot,
 * border and tint; the text is dark. `label` replaces the member's default label.
 */
export function EnumTag({ label, ...props }: Props & { label?: string }) {
  const colour = enumColour(props);
  return (
    <span className="enum-tag" style={colour ? ({ '--tag': colour } as CSSProperties) : undefined}>
      {label ?? enumLabel(props)}
    </span>
  );
}
