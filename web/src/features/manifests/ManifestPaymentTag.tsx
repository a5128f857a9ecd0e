import type { PaymentStatus } from '../../../../server/src/domain/enums';
import { EnumTag, enumLabel } from '../../ui/panel/EnumTag';
import { Tag } from '../../ui/panel/Tag';

interface Payable {
  payment: PaymentStatus;
  toPayAmount: number;
}

const isDue = ({ payment, toPayAmount }: Payable) => payment === 'Paid' || toPayAmount > 0;

/** What `ManifestPaymentTag` says: nothing is pending where nothing is to be paid. */
export const manifestPaymentText = (manifest: Payable): string =>
  isDue(manifest) ? enumLabel({ of: 'PaymentStatus', value: manifest.payment }) : 'Nothing to pay';

export function ManifestPaymentTag({ manifest }: { manifest: Payable }) {
  return isDue(manifest) ? (
    <EnumTag of="PaymentStatus" value={manifest.payment} />
  ) : (
    <Tag>{manifestPaymentText(manifest)}</Tag>
  );
}
