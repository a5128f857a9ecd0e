/** The playground of the web runs any query; each is refused or allowed by itself. */
import { NounPolicy } from './nounPolicy';

export const playgroundPolicy = new NounPolicy({
  group: 'Reports',
  actions: {},
  screens: ['playground:screen'],
  permissions: {
    'playground:screen': { label: 'Ask the API: playground and schema', kind: 'read', member: true },
  },
});
