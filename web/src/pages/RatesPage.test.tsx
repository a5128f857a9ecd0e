import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  CitySuggestionsDocument,
  CopyRateCardDocument,
  DeleteRateCardDocument,
  RateCardsDocument,
  RateCardSlabsDocument,
  SaveWeightRuleDocument,
  SaveZoneSchemeDocument,
  SetRateSlabsDocument,
  StatesDocument,
  WeightRulesDocument,
  ZoneSchemeNamesDocument,
  ZoneSchemesDocument,
  type SaveZoneSchemeMutationVariables,
  type SetRateSlabsMutationVariables,
} from '../graphql.generated';
import '../features/rates/SchemeForm';
import '../features/rates/SlabEditor';
import { fieldsWithoutControl } from '../testing/fieldsWithoutControl';
import { openRowMenu } from '../testing/openRowMenu';
import { renderScreen, signInAs } from '../testing/renderScreen';
import RatesPage from './RatesPage';

const scheme = { __typename: 'ZoneScheme', uniqueId: 'zs', id: 1, name: 'India' };
const zones = ['A', 'C'].map((code, at) => ({
  __typename: 'Zone',
  uniqueId: `z${code}`,
  id: at + 1,
  code,
  name: code === 'A' ? 'Local' : 'Metro',
}));
const standard = {
  __typename: 'RateCard',
  uniqueId: 'rc1',
  id: 1,
  version: 3,
  name: 'Standard',
  side: 'Customer',
  vendor: null,
  customer: null,
  scheme,
  validFrom: '2026-01-01',
  validTo: null,
  divisor: null,
  minAirWeight: 0,
  minSurfaceWeight: 5,
  roundAirWeight: 0,
  roundSurfaceWeight: 0,
  minimumCharge: 30,
  fuelPercent: 12.5,
  docketCharge: 10,
  discountPercent: 0,
  vppPercent: 1.5,
  vppMinimum: 50,
  insurancePercent: 0,
  insuranceMinimum: 0,
  pricesInclude: 'Nothing',
  roundTo: 'Paisa',
  createdOn: '2026-01-01T04:30:00.000Z',
};
const slab = (code: string, fromWeight: number, toWeight: number | null, price: object) => ({
  __typename: 'RateSlab',
  uniqueId: `s${code}${fromWeight}`,
  zone: zones.find((zone) => zone.code === code),
  serviceType: 'Air',
  parcelType: 'Box',
  fromWeight,
  toWeight,
  baseAmount: 0,
  stepWeight: 0,
  stepAmount: 0,
  ...price,
});
const slabs = [
  slab('C', 0, 0.5, { mode: 'Flat', baseAmount: 60 }),
  slab('C', 0.5, 10, { mode: 'Additional', baseAmount: 60, stepWeight: 0.5, stepAmount: 45 }),
  slab('C', 10, null, { mode: 'Whole', stepWeight: 1, stepAmount: 78 }),
];
const cardWithSlabs = { ...standard, scheme: { ...scheme, zones }, slabs };

const cards = (...rows: object[]): MockLink.MockedResponse => ({
  request: { query: RateCardsDocument, variables: () => true },
  result: { data: { rateCards: { __typename: 'RateCardPage', rows, rowCount: rows.length } } },
});
const slabsOfCard: MockLink.MockedResponse = {
  request: { query: RateCardSlabsDocument, variables: { uniqueId: 'rc1' } },
  result: { data: { rateCard: cardWithSlabs } },
};
const popup = () => within(screen.getByRole('dialog'));
const cell = (name: string) => popup().getByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => signInAs('Admin'));

test('a company without rate cards is told so', async () => {
  renderScreen(<RatesPage />, { mocks: [cards()], at: '/rates' });
  expect(await screen.findByText('There are no rate cards')).toBeVisible();
});

test('a card is added in a window with a control for each of its fields', async () => {
  const { user } = renderScreen(<RatesPage />, {
    mocks: [
      cards(standard),
      {
        request: { query: ZoneSchemeNamesDocument, variables: () => true },
        result: { data: { zoneSchemes: { __typename: 'ZoneSchemePage', rows: [scheme] } } },
      },
    ],
    at: '/rates',
  });
  expect(await screen.findByRole('row', { name: /Standard.*Customer.*12.5 %/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Card' }));
  await screen.findByLabelText('Name');
  expect(fieldsWithoutControl('CreateRateCardInput')).toEqual([]);
  await user.click(popup().getByRole('button', { name: 'Create' }));
  expect(
    popup()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Please enter name']);
  await user.click(popup().getByText('Vendor', { selector: '.ant-radio-button-label' }));
  expect(popup().queryByRole('combobox', { name: 'Customer' })).toBeNull();
  expect(popup().getByRole('combobox', { name: 'Vendor' })).toBeVisible();
});

test('a card is copied, and deleted once that is confirmed; a refusal is in the words of the server', async () => {
  const { user } = renderScreen(<RatesPage />, {
    mocks: [
      cards(standard),
      {
        request: {
          query: CopyRateCardDocument,
          variables: { input: { uniqueId: 'rc1', version: 3, name: 'Standard', validFrom: '2026-11-01' } },
        },
        result: { data: { copyRateCard: { ...standard, uniqueId: 'rc2', validFrom: '2026-11-01' } } },
      },
      cards(standard),
      {
        request: { query: DeleteRateCardDocument, variables: { input: { uniqueId: 'rc1', version: 3 } } },
        result: {
          errors: [{ message: 'Rate card has rated 12 consignments', extensions: { code: 'INVALID_STATE' } }],
        },
      },
    ],
    at: '/rates',
  });
  await openRowMenu(user, 'Standard');
  await user.click(screen.getByLabelText('Copy Standard'));
  await user.type(await screen.findByLabelText('Valid From'), '01-11-2026');
  await user.tab();
  expect(await screen.findByText(/Standard ends on 31-Oct-2026/)).toBeVisible();
  await user.click(popup().getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Rate card Standard copied')).toBeVisible();

  await openRowMenu(user, 'Standard');
  await user.click(screen.getByLabelText('Delete Standard'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Rate card has rated 12 consignments')).toBeVisible();
});

test('case 7: slabs are edited by weight and zone; Enter goes down, an emptied cell keeps its price, a fall is marked', async () => {
  const saved: SetRateSlabsMutationVariables[] = [];
  const { user } = renderScreen(<RatesPage />, {
    mocks: [
      cards(standard),
      slabsOfCard,
      {
        request: {
          query: SetRateSlabsDocument,
          variables: (variables: SetRateSlabsMutationVariables) => saved.push(variables) > 0,
        },
        result: { data: { setRateSlabs: { ...cardWithSlabs, version: 4 } } },
      },
    ],
    at: '/rates?slabs=rc1',
  });
  const falls = 'The price falls from ₹ 915.00 to ₹ 858.00 at 10.000 Kg';
  await waitFor(() => expect(screen.getByText(`Zone C: ${falls}`)).toBeVisible());
  expect(cell('Zone C, from 10.000 Kg, each step')).toHaveAttribute('title', falls);

  await user.click(cell('From Kg, 0.000 Kg'));
  await user.keyboard('{Enter}');
  expect(cell('From Kg, 0.500 Kg')).toHaveFocus();

  const heavy = cell('Zone C, from 10.000 Kg, each step');
  await user.clear(heavy);
  await user.tab();
  expect(heavy).toHaveValue('78.00');
  await user.clear(heavy);
  await user.type(heavy, '85');
  expect(screen.queryByText(`Zone C: ${falls}`)).toBeNull();

  await user.click(popup().getByRole('button', { name: 'Delete price of C from 10.000 Kg' }));
  expect(heavy).toHaveValue('');
  await user.type(heavy, 'x');
  await user.click(popup().getByRole('button', { name: 'Save' }));
  expect(await popup().findByText('A cell holds no number')).toBeVisible();
  await user.clear(heavy);
  await user.type(heavy, '86');
  await user.click(popup().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Slabs of Standard saved')).toBeVisible();
  const [{ input }] = saved as [SetRateSlabsMutationVariables];
  expect(input).toMatchObject({ uniqueId: 'rc1', version: 3 });
  expect(input.slabs).toHaveLength(3);
  expect(input.slabs?.[2]).toMatchObject({ zone: 'C', fromWeight: 10, toWeight: null, mode: 'Whole', stepAmount: 86 });
});

test('case 14: what the server refuses stays above the grid, and nothing is lost', async () => {
  const { user } = renderScreen(<RatesPage />, {
    mocks: [
      cards(standard),
      slabsOfCard,
      {
        request: { query: SetRateSlabsDocument, variables: () => true },
        result: {
          errors: [
            { message: 'Slabs of C, Air leave a gap from 5.000 to 10.000 Kg', extensions: { code: 'BAD_USER_INPUT' } },
          ],
        },
      },
    ],
    at: '/rates?slabs=rc1',
  });
  await screen.findByText(/The price falls/);
  await user.click(popup().getByRole('button', { name: 'Add weights' }));
  await user.click(popup().getByRole('button', { name: 'Save' }));
  expect(await popup().findByText('Slabs of C, Air leave a gap from 5.000 to 10.000 Kg')).toBeVisible();
  expect(cell('From Kg, new row')).toBeVisible();
});

test('zone rules are moved by keyboard and saved in their order', async () => {
  const india = {
    ...scheme,
    version: 2,
    zones,
    rules: [
      { kind: 'SameCity', zoneId: 1 },
      { kind: 'SameState', zoneId: 2 },
      { kind: 'Any', zoneId: 2 },
    ].map((rule, at) => ({ __typename: 'ZoneRule', uniqueId: `r${at}`, cities: [], states: [], ...rule })),
  };
  const saved: SaveZoneSchemeMutationVariables[] = [];
  const { user } = renderScreen(<RatesPage />, {
    mocks: [
      {
        request: { query: ZoneSchemesDocument, variables: () => true },
        maxUsageCount: 2,
        result: { data: { zoneSchemes: { __typename: 'ZoneSchemePage', rows: [india], rowCount: 1 } } },
      },
      {
        request: {
          query: SaveZoneSchemeDocument,
          variables: (variables: SaveZoneSchemeMutationVariables) => saved.push(variables) > 0,
        },
        result: { errors: [{ message: 'The last zone rule must be Any', extensions: { code: 'BAD_USER_INPUT' } }] },
      },
      { request: { query: StatesDocument, variables: () => true }, result: { data: { states: { rows: [] } } } },
      { request: { query: CitySuggestionsDocument, variables: () => true }, result: { data: { citySuggestions: [] } } },
    ],
    at: '/rates?tab=zones',
  });
  await user.click(await screen.findByRole('button', { name: 'Edit India' }));
  const second = await screen.findByRole('combobox', { name: 'Kind of rule 2' });
  act(() => second.focus());
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(popup().getByRole('status')).toHaveTextContent('Same state is rule 3 of 3');
  await user.click(popup().getByRole('button', { name: 'Save' }));
  expect(await popup().findByText('The last zone rule must be Any')).toBeVisible();
  expect(saved[0]?.input).toMatchObject({ uniqueId: 'zs', version: 2, name: 'India' });
  expect(saved[0]?.input.rules?.map(({ kind, zone }) => `${kind} ${zone}`)).toEqual([
    'SameCity A',
    'Any C',
    'SameState C',
  ]);
});

test('a weight rule is added for a service', async () => {
  const rules = (...rows: object[]): MockLink.MockedResponse => ({
    request: { query: WeightRulesDocument, variables: () => true },
    result: { data: { weightRules: { __typename: 'WeightRulePage', rows, rowCount: rows.length } } },
  });
  const saved = {
    __typename: 'WeightRule',
    uniqueId: 'w1',
    version: 1,
    vendor: null,
    serviceType: 'Air',
    divisor: 5000,
    longSide: null,
    longSideTimes: 1,
    createdOn: '2026-01-01T04:30:00.000Z',
  };
  const { user } = renderScreen(<RatesPage />, {
    mocks: [
      rules(),
      {
        request: { query: SaveWeightRuleDocument, variables: () => true },
        result: { data: { saveWeightRule: saved } },
      },
      rules(saved),
    ],
    at: '/rates?tab=weights',
  });
  expect(await screen.findByText('There are no weight rules: volume is divided by 5,000')).toBeVisible();
  await user.type(screen.getByLabelText('Divisor'), '5000');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.getByRole('row', { name: /All vendors.*Air.*5,000/ })).toBeVisible());
});
