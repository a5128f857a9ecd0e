import { defineModule, internalEntities } from '../../../core/module/module';
import { carriers } from './carriers';
import { Manifest, ManifestLine } from './manifest.entity';
import { manifestRelations } from './manifest.relations';
import { manifestResolver } from './manifest.resolver';
import { manifestRoutes } from './manifest.rest';

export const manifests = defineModule({
  records: {
    Manifest: {
      entity: Manifest,
      listedBy: 'manifests',
      visible: 'all',
      nameColumns: ['manifestId'],
      relations: manifestRelations,
    },
  },
  internalEntities: internalEntities(ManifestLine),
  hooks: { carriers },
  resolvers: [manifestResolver],
  routes: manifestRoutes,
});
