import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { CitySuggestionsDocument } from '../../graphql.generated';
import { renderScreen } from '../../testing/renderScreen';
import { PlacesSelect } from './PlacesSelect';
import type { Place } from './schemeValues';

const names = ['Agra', 'Nagpur', 'New Pune', 'Pune'];
const cities: MockLink.MockedResponse = {
  request: { query: CitySuggestionsDocument, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: ({ search }) => {
    const text = (search as { searchText: string | null }).searchText ?? '';
    const found = names.filter((name) => name.toLowerCase().includes(text));
    return {
      data: {
        citySuggestions: found.map((name) => ({
          __typename: 'Suggestion',
          id: names.indexOf(name) + 1,
          name,
          pinCode: '400001',
        })),
      },
    };
  },
};

function Chosen() {
  const [value, setValue] = useState<readonly Place[]>([]);
  return (
    <>
      <PlacesSelect label="To" of="cities" value={value} onChange={setValue} />
      <output>{value.map(({ name }) => name).join(', ')}</output>
    </>
  );
}

test('Enter takes the place whose name the letters begin, and nothing of an earlier list', async () => {
  const { user } = renderScreen(<Chosen />, { mocks: [cities] });
  const field = screen.getByRole('combobox', { name: 'To' });
  // antd reads the code of a key, which user-event does not give.
  const enter = () => {
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 });
  };
  await user.click(field);
  await screen.findByTitle('Agra');
  await user.keyboard('pune');
  enter();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await screen.findByTitle('New Pune');
  enter();
  expect(screen.getByRole('status')).toHaveTextContent('Pune');

  await screen.findByTitle('Agra');
  await user.keyboard('pu');
  await screen.findByTitle('New Pune');
  enter();
  expect(screen.getByRole('status')).toHaveTextContent('Pune');
});
