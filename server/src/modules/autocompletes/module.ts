import { defineModule } from '../../core/module';
import { SuggestionResolver } from './suggestion.resolver';
import { suggestionRoutes } from './suggestion.rest';

export const autocompletes = defineModule({
  resolvers: [SuggestionResolver],
  routes: suggestionRoutes,
});
