/** The playground of the web runs any query; each is refused or allowed by itself. */
import { NounPolicy } from './nounPolicy';

export const playgroundPolicy = new NounPolicy({
  actions: {},
  screens: ['playground:screen'],
  member: ['playground:screen'],
});
