import { defineModule, internalEntities } from '../../../core/module/module';
import { DeliveryEvent } from './deliveryEvent.entity';
import { DeliveryPerson } from './deliveryPerson.entity';
import { refuseOnAnother } from './parcels';
import { PodImage } from './podImage.entity';
import { fieldSession } from './runLink';
import { RunPhone } from './runPhone.entity';
import { seedDemoRunSheets } from './runSheet.demo';
import { runSheetChecks } from './runSheet.checks';
import { runSheetNeeds } from './runSheet.needs';
import { RunSheet, RunSheetLine } from './runSheet.entity';
import { runSheetLineRelations, runSheetRelations } from './runSheet.relations';
import { runSheetResolver } from './runSheet.resolver';
import { runSheetRoutes } from './runSheet.rest';

export const runsheets = defineModule({
  records: {
    DeliveryPerson: { entity: DeliveryPerson, listedBy: 'deliveryPersons', visible: 'all', nameColumns: ['name'] },
    RunSheet: {
      entity: RunSheet,
      listedBy: 'runSheets',
      visible: 'all',
      nameColumns: ['number'],
      relations: runSheetRelations,
    },
    RunSheetLine: {
      entity: RunSheetLine,
      plural: 'lines',
      listedBy: 'runSheets',
      visible: 'all',
      nameColumns: ['sequence'],
      relations: runSheetLineRelations,
    },
  },
  internalEntities: internalEntities(DeliveryEvent, PodImage, RunPhone),
  hooks: { fieldSession, refuseOnRunSheet: refuseOnAnother },
  resolvers: [runSheetResolver],
  routes: runSheetRoutes,
  checks: runSheetChecks,
  needs: runSheetNeeds,
  seedDemo: seedDemoRunSheets,
});
