import { CargoBulkResolver } from './bulk.resolver';
import { defineModule } from '../../../core/module/module';
import { CargoConsignment } from './cargo.entity';
import { cargoRelations } from './cargo.relations';
import { CargoResolver } from './cargo.resolver';
import { cargoRoutes } from './cargo.rest';

export const cargo = defineModule({
  records: {
    CargoConsignment: {
      entity: CargoConsignment,
      listedBy: 'cargoConsignments',
      visible: 'all',
      nameColumns: ['awbNo'],
      relations: cargoRelations,
    },
  },
  resolvers: [CargoBulkResolver, CargoResolver],
  routes: cargoRoutes,
});
