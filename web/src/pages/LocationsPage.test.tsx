import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  CitiesDocument,
  CreateCityDocument,
  CreateStateDocument,
  DeleteCityDocument,
  StatesDocument,
  UpdateStateDocument,
} from '../graphql.generated';
import { productTexts } from '../../../server/src/domain/productTexts';
import { openRowMenu } from '../testing/openRowMenu';
import { renderScreen, signInAs } from '../testing/renderScreen';
import LocationsPage from './LocationsPage';

const maharashtra = { __typename: 'State', uniqueId: 's27', id: 27, version: 1, name: 'Maharashtra', code: '27' };
const goa = { ...maharashtra, uniqueId: 's30', id: 30, name: 'Goa', code: '30' };
const panaji = {
  __typename: 'City',
  uniqueId: 'c1',
  id: 1,
  version: 1,
  name: 'Panaji',
  pinCode: '403001',
  createdOn: '2026-05-01T04:30:00.000Z',
};
const vasco = { ...panaji, uniqueId: 'c2', id: 2, name: 'Vasco', pinCode: '403802' };

const whole = { skip: 0, take: 5000, sortBy: 'name', sortOrder: 'ASC' };
const states = (...rows: object[]): MockLink.MockedResponse => ({
  request: { query: StatesDocument, variables: { search: whole } },
  result: { data: { states: { __typename: 'StatePage', rows, rowCount: rows.length } } },
});
const cities = (stateCode: string, ...rows: object[]): MockLink.MockedResponse => ({
  request: { query: CitiesDocument, variables: { search: { ...whole, stateCode: [stateCode] } } },
  result: { data: { cities: { __typename: 'CityPage', rows, rowCount: rows.length } } },
});

const namesIn = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .queryAllByLabelText(/^Edit /)
    .map((button) => button.getAttribute('aria-label')?.slice(5));
const popup = () => within(screen.getByRole('dialog'));

beforeEach(() => signInAs('Member'));

test('a state shows its cities; both lists narrow by the beginning of what they show', async () => {
  const { user, address } = renderScreen(<LocationsPage />, {
    mocks: [states(maharashtra, goa), cities('30', panaji, vasco)],
  });
  expect(screen.getByText('Select a state to see its cities')).toBeVisible();
  await waitFor(() => expect(namesIn('State list')).toEqual(['Goa', 'Maharashtra']));
  await user.type(screen.getByLabelText('Search states'), '27');
  expect(namesIn('State list')).toEqual(['Maharashtra']);
  await user.clear(screen.getByLabelText('Search states'));
  await user.type(screen.getByLabelText('Search states'), 'go');
  expect(namesIn('State list')).toEqual(['Goa']);

  await user.click(screen.getByText('Goa'));
  expect(await screen.findByText('Cities of Goa')).toBeVisible();
  expect(address()).toBe('/?state=s30');
  await waitFor(() => expect(namesIn('Cities')).toEqual(['Panaji', 'Vasco']));
  await user.type(screen.getByLabelText('Search cities'), '4038');
  expect(namesIn('Cities')).toEqual(['Vasco']);
  await user.clear(screen.getByLabelText('Search cities'));
  await user.type(screen.getByLabelText('Search cities'), 'asco');
  expect(namesIn('Cities')).toEqual([]);
});

test('a state is added, and its first city; both are in sight, whatever the lists were narrowed to', async () => {
  const { user } = renderScreen(<LocationsPage />, {
    mocks: [
      states(maharashtra),
      {
        request: { query: CreateStateDocument, variables: { input: { name: 'Goa', code: '30' } } },
        result: { data: { createState: goa } },
      },
      states(goa, maharashtra),
      cities('30'),
      {
        request: {
          query: CreateCityDocument,
          variables: { input: { name: 'Panaji', pinCode: '403001', stateId: 30 } },
        },
        result: { data: { createCity: panaji } },
      },
      cities('30', panaji),
    ],
  });
  await screen.findByText('Maharashtra');
  await user.type(screen.getByLabelText('Search states'), 'mah');
  await user.click(screen.getByText('Add State'));
  await user.click(popup().getByText('Add'));
  expect(
    popup()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Enter state name', 'Enter state code']);
  await user.type(popup().getByLabelText('State Name'), 'Goa');
  await user.type(popup().getByLabelText('State Code'), '30{Enter}');
  expect(await screen.findByText('State Goa added successfully')).toBeVisible();
  expect(await screen.findByText(productTexts.noCitiesIn('Goa'))).toBeVisible();
  expect(namesIn('State list')).toEqual(['Goa', 'Maharashtra']);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.type(screen.getByLabelText('Search cities'), 'vas');
  expect(screen.getByText("No city begins with 'vas'")).toBeVisible();
  await user.click(screen.getByText('Add City'));
  await user.type(popup().getByLabelText('City Name'), 'Panaji');
  await user.type(popup().getByLabelText('Pin Code'), '4030{Enter}');
  expect(
    popup()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Enter city pincode']);
  await user.type(popup().getByLabelText('Pin Code'), '01{Enter}');
  expect(await screen.findByText('City Panaji added successfully')).toBeVisible();
  expect(await screen.findByText('1-1 of 1')).toBeVisible();
});

test('a link opens a state for editing; a city that is in use stays', async () => {
  const { user, address } = renderScreen(<LocationsPage />, {
    at: '/?state=s30&stateForm=s30',
    mocks: [
      states(goa),
      cities('30', panaji),
      {
        request: {
          query: UpdateStateDocument,
          variables: { input: { uniqueId: 's30', version: 1, name: 'Gomantak', code: '30' } },
        },
        result: { data: { updateState: { ...goa, name: 'Gomantak', version: 2 } } },
      },
      {
        request: { query: DeleteCityDocument, variables: { input: { uniqueId: 'c1', version: 1 } } },
        result: { errors: [{ message: 'City has consignments', extensions: { code: 'CONFLICT' } }] },
      },
      states({ ...goa, name: 'Gomantak', version: 2 }),
      cities('30', panaji),
    ],
  });
  await waitFor(() => expect(popup().getByLabelText('State Name')).toHaveValue('Goa'));
  await user.clear(popup().getByLabelText('State Name'));
  await user.type(popup().getByLabelText('State Name'), 'Gomantak{Enter}');
  expect(await screen.findByText('State Gomantak updated successfully')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/?state=s30'));
  expect(screen.getByText('Cities of Gomantak')).toBeVisible();

  await openRowMenu(user, 'Panaji');
  await user.click(screen.getByLabelText('Delete Panaji'));
  const [, question] = await screen.findAllByText(productTexts.areYouSureTo('delete City Panaji'));
  const dialog = question?.closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error('Nothing is asked');
  await user.click(within(dialog).getByText('Delete'));
  expect(await screen.findByText('City has consignments')).toBeVisible();
  expect(namesIn('Cities')).toEqual(['Panaji']);
});

test('a state and a city that were begun are there again, the city only in its own state', async () => {
  const { user } = renderScreen(<LocationsPage />, {
    mocks: [states(maharashtra, goa), cities('30'), cities('27'), cities('30')],
    at: '/?state=s30',
  });
  await screen.findByText('Cities of Goa');
  const close = async () => {
    await user.click(popup().getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await user.click(screen.getByText('Add State'));
  await user.type(popup().getByLabelText('State Name'), 'Sik');
  await close();
  await user.click(screen.getByText('Add State'));
  await waitFor(() => expect(popup().getByLabelText('State Name')).toHaveValue('Sik'));
  await close();
  await user.click(screen.getByText('Add City'));
  await user.type(popup().getByLabelText('City Name'), 'Mapu');
  await close();
  await user.click(screen.getByText('Maharashtra'));
  await screen.findByText('Cities of Maharashtra');
  await user.click(screen.getByText('Add City'));
  expect(popup().getByLabelText('City Name')).toHaveValue('');
  await close();
  await user.click(screen.getByText('Goa'));
  await screen.findByText('Cities of Goa');
  await user.click(screen.getByText('Add City'));
  await waitFor(() => expect(popup().getByLabelText('City Name')).toHaveValue('Mapu'));
});
