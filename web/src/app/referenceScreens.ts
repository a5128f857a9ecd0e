/** The screens in which something is looked up: the handbook, the playground and the reference of the schema. */
import { paths } from '../paths';
import type { RouteDefinition } from './routes';

export const referenceScreens: readonly RouteDefinition[] = [
  {
    path: paths.help(),
    title: 'Handbook',
    permission: 'account:own',
    group: 'Company',
    icon: 'Read',
    page: () => import('../pages/HelpPage'),
  },
  {
    path: paths.help(':page'),
    title: 'Handbook',
    permission: 'account:own',
    page: () => import('../pages/HelpPage'),
  },
  {
    path: paths.playground(),
    title: 'Playground',
    permission: 'playground:screen',
    group: 'Company',
    icon: 'Code',
    bare: true,
    page: () => import('../pages/PlaygroundPage'),
  },
  {
    path: paths.schema(),
    title: 'GraphQL schema',
    permission: 'playground:screen',
    page: () => import('../pages/SchemaPage'),
  },
];
