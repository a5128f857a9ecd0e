import { cargoBulkResolver } from './bulk.resolver';
import { defineModule } from '../../../core/module/module';
import { CargoConsignment } from './cargo.entity';
import { cargoRelations } from './cargo.relations';
import { cargoResolver } from './cargo.resolver';
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
  resolvers: [cargoBulkResolver, cargoResolver],
  routes: cargoRoutes,
});
