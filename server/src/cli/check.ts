import { settings, type Command } from './command';
import { countOf, differencesIn } from './database';

export const check: Command = {
  name: 'check',
  usage: '[--json]',
  summary: 'Recounts what is stored twice (rollups, states, totals, numbers, keys) and names each difference.',
  details: ['Only reads, also while servers are running. Exit code 1: there are differences; 2: it could not be read.'],
  options: { json: { type: 'boolean' } },
  takes: [0, 0],
  failureCode: 2,
  async run(given) {
    const found = await differencesIn(settings());
    if (given.flag('json')) console.log(JSON.stringify(found));
    else {
      for (const { rule, place, stored, actual } of found) {
        console.log(`✗ ${rule}\n    ${place}: stored ${stored}, actual ${actual}`);
      }
      console.log(countOf(found));
    }
    return found.length > 0 ? 1 : 0;
  },
};
