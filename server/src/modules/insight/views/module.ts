import { defineModule, internalEntities } from '../../../core/module/module';
import { SavedView } from './savedView.entity';
import { maySee } from './view.service';
import { seedDemoViews } from './view.demo';
import { viewRelations } from './view.relations';
import { viewResolver } from './view.resolver';
import { viewRoutes } from './view.rest';
import { ViewChoice } from './viewChoice.entity';

export const views = defineModule({
  records: {
    SavedView: {
      entity: SavedView,
      listedBy: 'savedViews',
      visible: maySee,
      nameColumns: ['name'],
      relations: viewRelations,
    },
  },
  internalEntities: internalEntities(ViewChoice),
  resolvers: [viewResolver],
  routes: viewRoutes,
  seedDemo: seedDemoViews,
});
