import { listQuery } from '../../../core/operation/reads';
import { securityEventList, SecurityEventSearch } from './securityEvent.list';

export const securityEvents = listQuery('securityEvents', SecurityEventSearch, securityEventList);
