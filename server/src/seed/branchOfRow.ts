import type { GeneratedConsignment } from './generatedConsignment';
import type { DemoPlace } from './seedDemoBranches';

/** So many bookings in a hundred have each other branch, beside those that its customers send anyhow. */
const inHundred = 20;

interface City {
  id: number;
  name: string;
}

/**
 * Moves a booking to the branch of its sender, or to another branch and one of its customers: the home city and that of the branch
 * change places, so that dates, weights and amounts stay as they were.
 */
export function branchOfRow(
  row: GeneratedConsignment,
  { places, home, number }: { places: readonly DemoPlace[]; home: City; number: number },
): GeneratedConsignment {
  const own = places.find(({ senders }) => senders.includes(row.senderId));
  const chosen = own ?? places[Math.floor(((number * 37) % 100) / inHundred)];
  const senderId = own ? row.senderId : chosen?.senders[number % chosen.senders.length];
  if (!chosen || senderId === undefined) return row;
  const { branchId, city } = chosen;
  const idOf = (id: number) => (id === home.id ? city.id : id === city.id ? home.id : id);
  const nameOf = (name: string) => (name === home.name ? city.name : name === city.name ? home.name : name);
  return {
    ...row,
    branchId,
    senderId,
    bookingCityId: idOf(row.bookingCityId),
    deliveryCityId: idOf(row.deliveryCityId),
    histories: row.histories.map((history) => ({ ...history, city: nameOf(history.city) })),
  };
}
