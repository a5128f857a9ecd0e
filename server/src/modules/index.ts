/** The nouns of the house: what each brings to the schema, to the REST table and to the database. */
import type { Route } from '../rest/route';
import { AccountResolver } from './accounts/account.resolver';
import { accountRoutes } from './accounts/account.rest';
import { CustomerResolver } from './customers/customer.resolver';
import { customerRoutes } from './customers/customer.rest';
import { SuggestionResolver } from './autocompletes/suggestion.resolver';
import { suggestionRoutes } from './autocompletes/suggestion.rest';
import { ConsignmentResolver } from './consignments/consignment.resolver';
import { consignmentRoutes } from './consignments/consignment.rest';
import { ChangeLogResolver } from './audit/changeLog.resolver';
import { changeLogRoutes } from './audit/changeLog.rest';

export const resolvers = [
  AccountResolver,
  ChangeLogResolver,
  ConsignmentResolver,
  CustomerResolver,
  SuggestionResolver,
] as const;

export const restTable: readonly Route[] = [
  ...accountRoutes,
  ...changeLogRoutes,
  ...consignmentRoutes,
  ...customerRoutes,
  ...suggestionRoutes,
];
