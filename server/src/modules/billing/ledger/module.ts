import { defineModule, internalEntities } from '../../../core/module';
import { LedgerEntry } from './ledgerEntry.entity';

export const ledger = defineModule({ internalEntities: internalEntities(LedgerEntry) });
