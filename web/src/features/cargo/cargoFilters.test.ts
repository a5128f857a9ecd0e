import { cargoSearch } from './cargoFilters';

test('sender and receiver are told apart on their chips', () => {
  const company = { id: 7, name: 'Gateway Print House' };
  const chips = cargoSearch.chips({ senderId: company, receiverId: company });
  expect(chips.map(({ text }) => text)).toEqual(['Sender: Gateway Print House', 'Receiver: Gateway Print House']);
});
