import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { formatDate } from '../../../server/src/domain/values/dates';
import { companyToday } from '../companyToday';
import {
  EwayLimitsDocument,
  SaveEwayLimitDocument,
  SaveServiceDocument,
  ServicesDocument,
  SettingsDocument,
  StatesDocument,
  UpdateSettingDocument,
  type SettingRowFragment,
} from '../graphql.generated';
import { renderScreen, signInAs } from '../testing/renderScreen';
import SettingsPage from './SettingsPage';

const today = companyToday();
type Dated = SettingRowFragment['values'][number];

const dated = (given: Partial<Dated> = {}) => ({
  __typename: 'SettingFromDate',
  uniqueId: null,
  version: null,
  validFrom: null,
  value: '2.00',
  changedOn: null,
  changedBy: null,
  ...given,
});

const byAsha = {
  uniqueId: 's1',
  version: 3,
  validFrom: today,
  value: '1.00',
  changedOn: '2026-05-01T04:30:00.000Z',
  changedBy: { __typename: 'PersonName', firstName: 'Asha', lastName: 'Nair' } as Dated['changedBy'],
};

const percent = (...values: object[]) => ({
  __typename: 'SettingInForce',
  key: 'tds.percent',
  meaning: 'Tax that customers deduct',
  unit: 'percent',
  value: '2.00',
  validFrom: null,
  values: values.length > 0 ? values : [dated()],
});

const limit = {
  __typename: 'SettingInForce',
  key: 'cash.dayLimit',
  meaning: 'Cash of one day',
  unit: 'rupees',
  value: '200000.00',
  validFrom: '2026-04-01',
  values: [dated({ ...byAsha, validFrom: '2026-04-01', value: '200000.00' }), dated()],
};

const list = (...rows: object[]): MockLink.MockedResponse => ({
  request: { query: SettingsDocument },
  result: { data: { settings: { __typename: 'SettingInForcePage', rows, rowCount: rows.length } } },
});

const noLimits: MockLink.MockedResponse = {
  request: { query: EwayLimitsDocument },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: { data: { ewayLimits: { __typename: 'EwayLimitPage', rows: [], rowCount: 0 } } },
};

const servicePage = (...rows: object[]): MockLink.MockedResponse => ({
  request: { query: ServicesDocument },
  result: { data: { services: { __typename: 'ServicePage', rows, rowCount: rows.length } } },
});

const update = (input: object): MockLink.MockedResponse => ({
  request: { query: UpdateSettingDocument, variables: { input } },
  result: { data: { updateSetting: { ...percent(dated(byAsha), dated()), value: '1.00', validFrom: today } } },
});

beforeEach(() => signInAs('Admin'));

test('each setting says what holds, since when and who set it', async () => {
  renderScreen(<SettingsPage />, { mocks: [noLimits, servicePage(), list(percent(), limit)] });
  const tds = within((await screen.findByText('Tax that customers deduct')).closest('tr') as HTMLElement);
  expect(tds.getByText('2 %')).toBeVisible();
  expect(tds.getByText('Always')).toBeVisible();
  expect(tds.getByText('Preset')).toBeVisible();
  const cash = within(screen.getByText('cash.dayLimit').closest('tr') as HTMLElement);
  expect(cash.getByText('₹ 2,00,000.00')).toBeVisible();
  expect(cash.getByText(formatDate('2026-04-01'))).toBeVisible();
  expect(cash.getByText('Asha Nair')).toBeVisible();
});

test('a new value holds from today on, unless another date is chosen', async () => {
  const after = { ...percent(dated(byAsha), dated()), value: '1.00', validFrom: today };
  const { user } = renderScreen(<SettingsPage />, {
    mocks: [
      noLimits,
      servicePage(),
      list(percent()),
      update({ key: 'tds.percent', value: '1', validFrom: today }),
      list(after),
    ],
  });
  await user.click(await screen.findByLabelText('Edit tds.percent'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update tds.percent' }));
  await waitFor(() => expect(dialog.getByLabelText('Valid From')).toHaveValue(formatDate(today)));
  await user.clear(dialog.getByLabelText('Value'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please enter value');
  await user.type(dialog.getByLabelText('Value'), '1{Enter}');
  expect(await screen.findByText('Setting updated successfully')).toBeVisible();
  expect(await screen.findByText('1 %')).toBeVisible();
});

test('the value of a date that has one is changed with its version', async () => {
  const stored = percent(dated(byAsha), dated());
  const { user } = renderScreen(<SettingsPage />, {
    mocks: [
      noLimits,
      servicePage(),
      list(stored),
      update({ key: 'tds.percent', value: '1.5', validFrom: today, version: 3 }),
      list(stored),
    ],
    at: '/settings?open=tds.percent',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Update tds.percent' }));
  expect(
    within(dialog.getByRole('table'))
      .getAllByText(/%$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['1 %', '2 %']);
  await user.clear(dialog.getByLabelText('Value'));
  await user.type(dialog.getByLabelText('Value'), '1.5{Enter}');
  expect(await screen.findByText('Setting updated successfully')).toBeVisible();
});

test('a limit of the e-way bill is changed from a date on', async () => {
  const row = {
    __typename: 'EwayLimit' as const,
    uniqueId: 'e1',
    version: 1,
    kind: 'IntraState' as const,
    stateId: 27,
    state: { __typename: 'State' as const, uniqueId: 's27', name: 'Maharashtra' },
    amount: 100_000,
    validFrom: '2018-04-01',
  };
  const page = (...rows: object[]): MockLink.MockedResponse => ({
    request: { query: EwayLimitsDocument },
    result: { data: { ewayLimits: { __typename: 'EwayLimitPage', rows, rowCount: rows.length } } },
  });
  const states: MockLink.MockedResponse = {
    request: { query: StatesDocument, variables: () => true },
    result: { data: { states: { __typename: 'StatePage', rows: [], rowCount: 0 } } },
  };
  const next = { ...row, uniqueId: 'e2', amount: 75_000, validFrom: today };
  const save: MockLink.MockedResponse = {
    request: {
      query: SaveEwayLimitDocument,
      variables: ({ input }: { input: object }) => {
        expect(input).toEqual({ kind: 'IntraState', stateId: 27, amount: 75_000, validFrom: today });
        return true;
      },
    },
    result: { data: { saveEwayLimit: next } },
  };
  const { user } = renderScreen(<SettingsPage />, {
    mocks: [list(percent()), servicePage(), page(row), states, save, page(next, row)],
  });
  await user.click(await screen.findByRole('button', { name: /^Edit Within a state, Maharashtra/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'E-way bill limit' }));
  await user.clear(dialog.getByLabelText('Goods Above'));
  await user.type(dialog.getByLabelText('Goods Above'), '75000{Enter}');
  expect(await screen.findByText('₹ 75,000.00')).toBeVisible();
});

test('a service is changed from a date on; courier services have the rate of their setting', async () => {
  const row = {
    __typename: 'Service',
    uniqueId: 'v2',
    version: 1,
    name: 'Goods transport by road',
    sac: '996791',
    charge: 'ReverseCharge',
    percent: 5,
    validFrom: '2017-07-01',
  };
  const courier = { ...row, uniqueId: 'v1', name: 'Courier', sac: null, charge: 'Forward', percent: null };
  const next = { ...row, uniqueId: 'v3', percent: 12, validFrom: today };
  const save: MockLink.MockedResponse = {
    request: {
      query: SaveServiceDocument,
      variables: ({ input }: { input: object }) => {
        const { name, sac, charge } = row;
        expect(input).toEqual({ name, sac, charge, percent: 12, validFrom: today });
        return true;
      },
    },
    result: { data: { saveService: next } },
  };
  const { user } = renderScreen(<SettingsPage />, {
    mocks: [noLimits, list(percent()), servicePage(row, courier), save, servicePage(next, row, courier)],
  });
  expect(await screen.findByText('As gst.percent')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Edit Courier/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Edit Goods transport by road/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Service' }));
  await user.clear(dialog.getByLabelText('GST (%)'));
  await user.type(dialog.getByLabelText('GST (%)'), '12{Enter}');
  expect(await screen.findByText('12 %')).toBeVisible();
});
