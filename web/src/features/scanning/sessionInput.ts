/** What applies to every scan of a session, as the server keeps it. */
import { labels, type DeliveryStatus } from '../../../../server/src/domain/enums';
import type { ScanSessionFragment } from '../../graphql.generated';

interface Carrier {
  id: number;
  name: string;
}

export interface ManifestApplied {
  cargo: Carrier;
  courier: Carrier;
}

interface StatusApplied {
  deliveryStatus: DeliveryStatus;
  city: string;
  action: string;
}

export const carriersOf = ({ input }: Pick<ScanSessionFragment, 'input'>) => JSON.parse(input) as ManifestApplied;

/** 'Bluewing Air Cargo to Anjani', 'In Transit, Pune, Arrived at the hub'. */
export function appliedText({ kind, input }: Pick<ScanSessionFragment, 'kind' | 'input'>): string {
  if (kind === 'Manifest') {
    const { cargo, courier } = carriersOf({ input });
    return `${cargo.name} to ${courier.name}`;
  }
  const { deliveryStatus, city, action } = JSON.parse(input) as StatusApplied;
  return `${labels.DeliveryStatus[deliveryStatus]}, ${city}, ${action}`;
}
