import { defineModule } from '../../../core/module/module';
import { undoResolver } from './undo.resolver';
import { undoRoutes } from './undo.rest';

export const undo = defineModule({ resolvers: [undoResolver], routes: undoRoutes });
