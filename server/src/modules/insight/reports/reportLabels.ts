/** What the keys of a report are called. */
import { bookingsLabels } from '../../../domain/bookings/enums';
import { moneyLabels } from '../../../domain/money/enums';
import type { ReportGroup } from '../../../domain/reports/enums';
import type { ReportName } from '../../../domain/reports/reports';
import { formatDate, monthInWords } from '../../../domain/values/dates';
import type { RecordEntity } from '../../../db/schema/record';
import type { Reader } from '../../../db/read/reader';
import { Customer } from '../../parties/customers/customer.entity';
import { City } from '../../parties/locations/city.entity';
import { State } from '../../parties/locations/state.entity';
import { User } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';

type LabelOf = (key: string) => string;

const noName = 'None';

/** A function for each group, which knows the names of these keys. */
export const labelsOf = (
  db: Reader,
  name: ReportName,
  groups: readonly ReportGroup[],
  rows: readonly { keys: readonly string[] }[],
): Promise<LabelOf[]> =>
  Promise.all(groups.map((group, at) => labelOf(db, name, group, new Set(rows.map(({ keys }) => keys[at] ?? '')))));

async function labelOf(db: Reader, name: ReportName, group: ReportGroup, keys: ReadonlySet<string>): Promise<LabelOf> {
  const named = async <Row extends RecordEntity>(
    entity: new () => Row,
    columns: readonly (keyof Row & string)[],
    show: (row: Row) => string,
  ): Promise<LabelOf> => {
    const ids = [...new Set([...keys].flatMap((key) => key.split('-')))].filter(Boolean).map(Number);
    const found = ids.length > 0 ? await db.byIds(entity, ids, columns) : new Map<number, Row>();
    const one = (id: string) => {
      const row = found.get(Number(id));
      return row ? show(row) : noName;
    };
    return (key) => key.split('-').map(one).join(' → ');
  };
  const member =
    (texts: Readonly<Record<string, string>>): LabelOf =>
    (key) =>
      texts[key] ?? noName;
  switch (group) {
    case 'Day':
      return formatDate;
    case 'Week':
      return (key) => `Week of ${formatDate(key)}`;
    case 'Month':
      return monthInWords;
    case 'Customer':
      return named(Customer, ['company'], ({ company }) => company);
    case 'Vendor':
      return named(Vendor, ['name'], (vendor) => vendor.name);
    case 'City':
    case 'DeliveryCity':
    case 'Lane':
      return named(City, ['name'], (city) => city.name);
    case 'State':
      return named(State, ['name'], (state) => state.name);
    case 'Clerk':
      return named(User, ['firstName', 'lastName'], (user) => `${user.firstName} ${user.lastName}`);
    case 'Service':
      return member(bookingsLabels.ServiceType);
    case 'Parcel':
      return member(bookingsLabels.ParcelType);
    case 'PaymentMode':
      return member(name === 'payments' ? moneyLabels.ReceiptMode : bookingsLabels.PaymentMode);
    case 'DeliveryStatus':
      return member(bookingsLabels.DeliveryStatus);
  }
}
