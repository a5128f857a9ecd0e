import { listPage } from '../../../core/list/list';
import { query } from '../../../core/operation/operation';
import { securityEventList, SecurityEventSearch } from './securityEvent.list';

export const securityEvents = query({
  action: 'securityEvents',
  input: SecurityEventSearch,
  run: (context, search) => listPage(securityEventList, context, search),
});
