/** Rate cards of the demo's data, made through the API. */
import {
  courierCard,
  courierSlabs,
  indiaScheme,
  standardCard,
  standardSlabs,
  weightRuleSeeds,
} from '../seed/data/rates';
import { asGraphql } from './bothApis';
import type { Made } from './factories';
import type { TestServer } from './testServer';

async function saved(server: TestServer, mutation: string, input: string, values: object): Promise<Made> {
  const { data, errors } = await server.admin.graphql(
    `mutation($input: ${input}!) { ${mutation}(input: $input) { id uniqueId version } }`,
    { input: values },
  );
  if (errors) throw new Error(errors[0]?.message);
  return data[mutation] as Made;
}

export const aZoneScheme = (server: TestServer, given: object = {}): Promise<Made> =>
  saved(server, 'saveZoneScheme', 'SaveZoneSchemeInput', {
    ...indiaScheme,
    rules: indiaScheme.rules.map(({ cityIds, stateIds, ...rule }) => ({
      ...rule,
      cityIds: cityIds.map(String),
      stateIds: stateIds.map(String),
    })),
    ...given,
  });

export const aRateCard = (server: TestServer, given: Record<string, unknown>): Promise<Made> =>
  saved(
    server,
    'createRateCard',
    'CreateRateCardInput',
    asGraphql({ side: 'Customer', validFrom: '2026-01-01', ...given }),
  );

export const setSlabs = (server: TestServer, { uniqueId }: Made, slabs: readonly object[]): Promise<Made> =>
  saved(server, 'setRateSlabs', 'SetRateSlabsInput', { uniqueId, slabs });

export interface Rates {
  scheme: Made;
  standard: Made;
  courier: Made;
}

/** The standard card, the card of Trackon (12) and the weight rules of all couriers. */
export async function someRates(server: TestServer): Promise<Rates> {
  const scheme = await aZoneScheme(server);
  for (const rule of weightRuleSeeds) await saved(server, 'saveWeightRule', 'SaveWeightRuleInput', rule);
  const standard = await aRateCard(server, { ...standardCard, schemeId: scheme.id });
  const courier = await aRateCard(server, { ...courierCard, side: 'Vendor', schemeId: scheme.id });
  return {
    scheme,
    standard: await setSlabs(server, standard, standardSlabs),
    courier: await setSlabs(server, courier, courierSlabs),
  };
}
