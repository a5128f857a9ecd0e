import type { DeliveryStatus } from '../../domain/bookings/enums';
import { gstinWithCheckDigit } from '../../domain/tax/gstin';
import { cities } from './cities';

export interface CustomerSeed {
  company: string;
  /** Name of the contact person. */
  name: string;
  contact: string;
  address: string;
  city: string;
  gst: string | null;
}

/** They may book on credit on any day. */
export const payingInTime: readonly string[] = ['Arihant Textiles', 'Gateway Print House', 'Malabar Law Associates'];

/** The PAN is empty if the customer is not registered; state code, PAN and '1' start the GSTIN. */
type Row = readonly [company: string, name: string, street: string, city: string, pan: string];

const customers: readonly Row[] = [
  ['Arihant Textiles', 'Mahesh Jain', '212 Kalbadevi Road', 'Mumbai', 'AAKFA4821M'],
  ['Konkan Pharma Distributors', 'Sneha Kulkarni', 'B-14 Lalbaug Industrial Estate', 'Mumbai', 'AAECK7710P'],
  ['Shreeji Diamonds', 'Paresh Shah', '703 Opera House Chambers', 'Mumbai', 'ABBFS2093H'],
  ['Malabar Law Associates', 'Farida Merchant', '18 Horniman Circle', 'Mumbai', 'AAOFM5512L'],
  ['Gateway Print House', 'Joseph Fernandes', '44 Sitaram Mills Compound', 'Mumbai', 'AAGCG3340Q'],
  ['Bhavani Auto Spares', 'Ganesh Patil', '9 Lamington Road', 'Mumbai', 'AHXPB6617D'],
  ['Sagar Marine Supplies', 'Imran Shaikh', '3 Mazgaon Dock Lane', 'Mumbai', 'AADCS9024R'],
  ['Trishul Electronics', 'Nilesh Gala', '61 Proctor Road, Grant Road', 'Mumbai', 'AAJFT1178B'],
  ['Ankur Books and Stationers', 'Kavita Desai', '27 Dadar TT Circle', 'Mumbai', ''],
  ['Lotus Handicrafts', 'Zeenat Khan', '15 Colaba Causeway', 'Mumbai', ''],
  ['Vasundhara Seeds', 'Datta Shinde', 'Plot 40, Turbhe MIDC', 'Navi Mumbai', 'AAFCV4456N'],
  ['Mahape Software Services', 'Pooja Iyer', '5th Floor, Millennium Park', 'Navi Mumbai', 'AANCM8892E'],
  ['Parsik Chemicals', 'Vivek Joshi', 'W-22 Rabale MIDC', 'Navi Mumbai', 'AAACP3019K'],
  ['Ghodbunder Tiles', 'Anil Bhoir', 'Unit 8, Kasarvadavali', 'Thane', 'AASFG6204J'],
  ['Wagle Instruments', 'Smita Rane', 'B-31 Wagle Estate', 'Thane', 'AABCW7756G'],
  ['Powerloom Traders', 'Salim Ansari', 'Gala 12, Kalher', 'Bhiwandi', 'BGHPA3385F'],
  ['Deccan Valves', 'Aniruddha Gokhale', 'S-16 Bhosari Industrial Area', 'Pune', 'AAFCD5563C'],
  ['Mula Mutha Foods', 'Rekha Jagtap', '88 Hadapsar Road', 'Pune', 'AATCM1297S'],
  ['Godavari Grapes', 'Sandip Bhamre', 'Ozar Mig Road', 'Nashik', 'AAZFG9971A'],
  ['Orange City Medicals', 'Abhay Wankhede', '5 Sitabuldi Main Road', 'Nagpur', 'AAIFO4430T'],
  ['Panchganga Jaggery', 'Shivaji Mane', '11 Market Yard', 'Kolhapur', ''],
  ['Narmada Dyes', 'Chirag Modi', 'Plot 77, GIDC', 'Ankleshwar', 'AAGCN6628L'],
  ['Sabarmati Fabrics', 'Urvashi Patel', '302 Ring Road Textile Market', 'Ahmedabad', 'AAKCS2205P'],
  ['Tapi Silk Mills', 'Ketan Vora', '19 Sahara Darwaja', 'Surat', 'AALFT8814H'],
  ['Saurashtra Bearings', 'Dhaval Rathod', 'Aji Vasahat', 'Rajkot', 'AAUFS3397M'],
  ['Damanganga Plastics', 'Manoj Tiwari', 'C-1 GIDC Phase II', 'Vapi', 'AAECD7143R'],
  ['Yamuna Exports', 'Rakesh Malhotra', '24 Karol Bagh', 'New Delhi', 'AABCY5086B'],
  ['Chandni Garments', 'Harpreet Kaur', '1182 Chandni Chowk', 'Delhi', 'AJQPK7429E'],
  ['Aravalli Motors', 'Sumit Yadav', 'Sector 18', 'Gurugram', 'AAHCA6651D'],
  ['Doaba Sports Goods', 'Gurdeep Singh', 'Basti Nau', 'Jalandhar', 'AAPFD2238N'],
  ['Pink City Gems', 'Vikram Rathore', '56 Johari Bazaar', 'Jaipur', 'AAMFP9912K'],
  ['Gomti Chikan House', 'Asif Rizvi', '7 Chowk', 'Lucknow', ''],
  ['Hooghly Tea Traders', 'Arindam Ghosh', '33 Brabourne Road', 'Kolkata', 'AAACH4107Q'],
  ['Cauvery Spices', 'Lakshmi Narayan', '90 Chickpet', 'Bengaluru', 'AADCC8823J'],
  ['Vidyut Circuits', 'Harish Gowda', '14 Peenya Second Stage', 'Bengaluru', 'AAGCV3369G'],
  ['Marina Leather Works', 'R. Subramanian', '21 Periamet High Road', 'Chennai', 'AAYFM6075F'],
  ['Kongu Pumps', 'K. Palanisamy', '48 Ganapathy', 'Coimbatore', 'AAFCK1184C'],
  ['Charminar Pearls', 'Syed Hussain', '8 Pathergatti', 'Hyderabad', 'AANFC5590S'],
  ['Vembanad Seafoods', 'Anju Thomas', '2 Willingdon Island', 'Kochi', 'AAICV7736A'],
  ['Mandovi Cashew Company', 'Savio Rodrigues', '12 Rua de Ourem', 'Panaji', ''],
];

function gstinOf(city: string, pan: string): string | null {
  const stateCode = cities.find(({ name }) => name === city)?.stateCode;
  if (!stateCode) throw new RangeError(`${city} is not among the cities`);
  return pan ? gstinWithCheckDigit(`${stateCode}${pan}1Z`) : null;
}

export const demoCustomers: readonly CustomerSeed[] = customers.map(([company, name, street, city, pan], index) => ({
  company,
  name,
  contact: `+91 90000 ${10_007 + index * 113}`,
  address: `${street}, ${city}`,
  city,
  gst: gstinOf(city, pan),
}));

export const firstNames: readonly string[] = [
  'Aarav', 'Aditi', 'Ajay', 'Amrita', 'Arjun', 'Bhavna', 'Chetan', 'Deepa', 'Dinesh', 'Esha', 'Farhan', 'Gauri',
  'Gopal', 'Hema', 'Irfan', 'Jaya', 'Jitendra', 'Kamal', 'Kiran', 'Lata', 'Madhav', 'Meera', 'Mohan', 'Nandini',
  'Naveen', 'Ojas', 'Pallavi', 'Prakash', 'Radhika', 'Rahul', 'Ritu', 'Sachin', 'Shabana', 'Suresh', 'Tanvi', 'Uday',
  'Varsha', 'Vijay', 'Yamini', 'Zubin',
];

export const lastNames: readonly string[] = [
  'Agarwal', 'Banerjee', 'Bhat', 'Chauhan', 'Das', 'Deshmukh', 'Dixit', 'George', 'Gupta', 'Hegde', 'Iyer', 'Jain',
  'Joshi', 'Kapoor', 'Khan', 'Krishnan', 'Kulkarni', 'Kumar', 'Malik', 'Mathew', 'Mehta', 'Mishra', 'Mukherjee',
  'Naidu', 'Nair', 'Pandey', 'Parekh', 'Patel', 'Pillai', 'Rao', 'Rathore', 'Reddy', 'Saxena', 'Sethi', 'Sharma',
  'Shetty', 'Singh', 'Thakur', 'Varma', 'Yadav',
];

const shopKinds = ['Traders', 'Enterprises', 'Medical Stores', 'Agencies', 'and Sons'];

/** Regular receivers: 160 people and 40 shops. */
export const receiverNames: readonly string[] = firstNames.flatMap((first, index) => {
  const last = (step: number): string => lastNames[(index * 7 + step) % lastNames.length] ?? first;
  const kind = shopKinds[index % shopKinds.length] ?? 'Stores';
  return [...[0, 11, 19, 30].map((step) => `${first} ${last(step)}`), `${last(25)} ${kind}`];
});

export const remarks: readonly string[] = [
  'Handle with care', 'Fragile', 'Call before delivery', 'Deliver before noon', 'Original documents', 'Sample only',
  'Keep upright', 'Do not bend', 'Office closed on Saturday', 'Deliver at the security gate', 'Return POD by mail',
  'Part of a lot of three', 'Medicines, keep cool', 'Tender papers', 'Spare parts, urgent',
];

/** Remarks of movements by the status they set. */
export const movementPhrases: Readonly<Record<DeliveryStatus, readonly string[]>> = {
  Booked: ['Consignment booked'],
  Intransit: ['Dispatched', 'Forwarded to destination hub', 'Bag connected', 'Loaded for line haul'],
  Processing: ['Under process at hub', 'Held for address confirmation', 'Shipment misrouted, being corrected'],
  OutForDelivery: ['Out for delivery', 'With delivery boy', 'Taken out for delivery'],
  Delivered: ['Delivered, signed by receiver', 'Delivered at reception', 'Delivered to security', 'Delivered'],
  Returned: ['Returned to sender, consignee refused', 'Returned to sender, address not found', 'Returned to sender'],
  Invalid: ['Number not known to the carrier'],
  OlderThan2Months: ['No movement for two months'],
};

/** Remarks of further movements in transit. */
export const arrivalPhrases: readonly string[] = ['Arrived at hub', 'Received at destination', 'Bag received'];
export const failedAttemptPhrases: readonly string[] = [
  'Consignee not available', 'Door locked, will try again', 'Office closed, will try again',
];
