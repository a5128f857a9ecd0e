import { keyedField, resolver } from '../../../core/operation/resolver';
import { BulkCargo, bulkApproveCargo, bulkPayCargo } from './bulk.service';

export const cargoBulkResolver = resolver(
  keyedField(bulkApproveCargo, [BulkCargo]),
  keyedField(bulkPayCargo, [BulkCargo]),
);
