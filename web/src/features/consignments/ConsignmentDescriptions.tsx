import type { ConsignmentDetailFragment } from '../../graphql.generated';
import { RecordDescriptions } from '../../ui/panel/Descriptions';
import { consignmentFacts } from './consignmentProperties';

export function ConsignmentDescriptions({ consignment }: { consignment: ConsignmentDetailFragment }) {
  return <RecordDescriptions row={consignment} facts={consignmentFacts} />;
}
