import { defineModule } from '../../../core/module/module';
import { creditNoteChecks } from './creditNote.checks';
import { CreditNote } from './creditNote.entity';
import { refuseCreditNoteOfFiledMonth } from './creditNoteMonth';
import { creditNoteRelations } from './creditNote.relations';
import { seedDemoCreditNotes } from './creditNotes.demo';
import { creditNoteResolver } from './creditNote.resolver';
import { creditNoteRoutes } from './creditNote.rest';

export const creditnotes = defineModule({
  records: {
    CreditNote: {
      entity: CreditNote,
      listedBy: 'creditNotes',
      visible: 'all',
      nameColumns: ['number'],
      relations: creditNoteRelations,
      refuseWrite: refuseCreditNoteOfFiledMonth,
    },
  },
  resolvers: [creditNoteResolver],
  routes: creditNoteRoutes,
  seedDemo: seedDemoCreditNotes,
  checks: creditNoteChecks,
});
