import { company } from '../../company';
import type { VendorType } from '../../domain/parties/enums';

export interface VendorSeed {
  id: number;
  name: string;
  type: VendorType;
  contactPerson: string;
  contactNumber: string;
  cityId: number;
  selfDelivery: boolean;
  gst: string | null;
  panNo: string | null;
  /**
   * URL of a tracking source with `{awb}`. None is seeded: the couriers' public pages are for people, and a demo must
   * not send invented AWB numbers to them.
   */
  url: string | null;
}

type Row = readonly [id: number, name: string, type: VendorType, contactPerson: string, contactNumber: string];

function vendor([id, name, type, contactPerson, contactNumber]: Row): VendorSeed {
  const own = type === 'OwnCourier' || type === 'OwnCargo';
  return {
    id, name, type, contactPerson, contactNumber,
    cityId: company.homeCityId,
    selfDelivery: own,
    gst: own ? company.gstin : null,
    panNo: own ? company.pan : null,
    url: null,
  };
}

/** Before the company has a name. */
const ownNames: Partial<Record<VendorType, string>> = { OwnCourier: 'Own Courier', OwnCargo: 'Own Cargo' };

/** The thirteen couriers with fixed ids, in the order of the specification (SPEC 3). */
export const couriers: readonly VendorSeed[] = ([
  [4, 'Waybill Express', 'OwnCourier', 'Ramesh Pawar', '022 4000 1804'],
  [32, 'Waybill Cargo', 'OwnCargo', 'Sunil Kadam', '022 4000 1832'],
  [38, 'Anjani', 'Courier', 'Hitesh Patel', '022 4000 2038'],
  [20, 'FedEx', 'Courier', 'Karen Pinto', '022 4000 2020'],
  [10, 'Mahavir', 'Courier', 'Pravin Jain', '022 4000 2010'],
  [17, 'Professional', 'Courier', 'S. Murugan', '022 4000 2017'],
  [11, 'Tej', 'Courier', 'Jignesh Shah', '022 4000 2011'],
  [12, 'Trackon', 'Courier', 'Vinod Sharma', '022 4000 2012'],
  [35, 'DTDC', 'Courier', 'Sanjay Shetty', '022 4000 2035'],
  [36, 'Tirupati', 'Courier', 'Bharat Mehta', '022 4000 2036'],
  [52, 'Delhivery', 'Courier', 'Neha Arora', '022 4000 2052'],
  [53, 'Spoton', 'Courier', 'Deepak Nair', '022 4000 2053'],
  [60, 'GATI', 'Courier', 'K. Venkatesh', '022 4000 2060'],
] satisfies Row[]).map(vendor);

/** The same without what the demo has invented about them: whom to call there is entered by whoever knows. */
export const baseCouriers: readonly VendorSeed[] = couriers.map((each) => ({
  ...each,
  name: ownNames[each.type] ?? each.name,
  contactPerson: 'Customer Care',
  contactNumber: '-',
  gst: null,
  panNo: null,
}));

/** Carriers of the demo's manifests and cargo consignments; the names are invented. */
export const cargoCarriers: readonly VendorSeed[] = ([
  [101, 'Sahyadri Roadlines', 'Cargo', 'Balwant Rana', '022 4000 2101'],
  [102, 'Bluewing Air Cargo', 'Cargo', 'Rohan D\'Souza', '022 4000 2102'],
  [103, 'Deccan Rail Cargo', 'Cargo', 'Mohan Reddy', '022 4000 2103'],
] satisfies Row[]).map(vendor);
