import type { AgeingBucket } from '../../../../server/src/domain/enums';
import type { AgeingSumsRowFragment } from '../../graphql.generated';

/** Days after the due date, as columns and bars. */
export const ageingBuckets = [
  { bucket: 'NotDue', field: 'notDue', title: 'Not due' },
  { bucket: 'Days30', field: 'days30', title: '1–30 days' },
  { bucket: 'Days60', field: 'days60', title: '31–60 days' },
  { bucket: 'Days90', field: 'days90', title: '61–90 days' },
  { bucket: 'Days180', field: 'days180', title: '91–180 days' },
  { bucket: 'Older', field: 'older', title: 'Over 180 days' },
] as const satisfies readonly { bucket: AgeingBucket; field: keyof AgeingSumsRowFragment; title: string }[];
