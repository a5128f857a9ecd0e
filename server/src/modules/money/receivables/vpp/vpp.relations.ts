import { toMany, type Relations } from '../../../../core/record/relations';
import { VppCollection, type VppRemittance } from './vpp.entity';

export const remittanceRelations: Relations<VppRemittance> = {
  collections: toMany(() => VppCollection, 'remittanceId', 'AND r.deleted_on IS NULL ORDER BY r.collected_on, r.id'),
};
