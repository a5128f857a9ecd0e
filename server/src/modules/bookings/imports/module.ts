import { defineModule, internalEntities } from '../../../core/module/module';
import { importJobRelations, importProfileRelations, importRowRelations } from './import.relations';
import { importResolver } from './import.resolver';
import { importRoutes } from './import.rest';
import { seesJob, seesRow } from './importAccess';
import { ImportJob } from './importJob.entity';
import { ImportKey } from './importKey.entity';
import { ImportProfile } from './importProfile.entity';
import { ImportRow } from './importRow.entity';

export const imports = defineModule({
  records: {
    ImportProfile: {
      entity: ImportProfile,
      listedBy: 'importProfiles',
      visible: 'all',
      nameColumns: ['name'],
      relations: importProfileRelations,
    },
    ImportJob: {
      entity: ImportJob,
      listedBy: 'importJobs',
      visible: seesJob,
      nameColumns: ['fileName'],
      relations: importJobRelations,
    },
    ImportRow: {
      entity: ImportRow,
      listedBy: 'importRows',
      visible: seesRow,
      nameColumns: ['rowNo'],
      relations: importRowRelations,
    },
  },
  internalEntities: internalEntities(ImportKey),
  resolvers: [importResolver],
  routes: importRoutes,
});
