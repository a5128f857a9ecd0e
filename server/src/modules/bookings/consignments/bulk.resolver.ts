import { keyedField, resolver } from '../../../core/operation/resolver';
import { BulkConsignment, bulkAddHistory, bulkApprove, bulkDelete, bulkPay, bulkTrack } from './bulk.service';

export const consignmentBulkResolver = resolver(
  keyedField(bulkAddHistory, [BulkConsignment]),
  keyedField(bulkDelete, [BulkConsignment]),
  keyedField(bulkTrack, [BulkConsignment]),
  keyedField(bulkApprove, [BulkConsignment]),
  keyedField(bulkPay, [BulkConsignment]),
);
