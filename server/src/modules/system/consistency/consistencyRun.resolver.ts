import { field, resolver } from '../../../core/operation/resolver';
import { consistencyRuns } from './consistencyRun.service';
import { ConsistencyResultPage } from './consistencyRun.type';

export const consistencyRunResolver = resolver(
  field(consistencyRuns, ConsistencyResultPage, {
    description: 'The nightly checks of the last 30 days, newest first. Admins only.',
  }),
);
