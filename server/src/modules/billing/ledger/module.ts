import { defineModule, internalEntities } from '../../../core/module/module';
import { LedgerEntry } from './ledgerEntry.entity';

export const ledger = defineModule({ internalEntities: internalEntities(LedgerEntry) });
