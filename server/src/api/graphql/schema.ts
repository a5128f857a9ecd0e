import 'reflect-metadata';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage, registerEnumType, type NonEmptyArray } from 'type-graphql';
import * as enums from '../../domain/enums';
import { Instant } from '../../core/record/scalars';
import { resolvers, restTable } from '../../registry';

const { labels: _, ...enumerations } = enums;
type EnumName = keyof typeof enumerations;

const descriptions: Readonly<Record<EnumName, string>> = {
  Gender: 'As it appears on the profile of a user.',
  Role: 'What a user may do: an admin everything, a member what the daily work needs.',
  UserState: 'Invited until the user has chosen a password; a blocked user cannot sign in.',
  ServiceType: 'How a consignment travels.',
  ParcelType: 'What a consignment is: documents or a box.',
  PaymentMode: 'Who pays when. ToPay: the receiver, on delivery.',
  PaymentStatus: 'Whether the amount has been received.',
  DeliveryStatus: 'Where a consignment is between booking and delivery.',
  BookingKind: 'Whether an AWB number is that of a consignment or of a cargo consignment.',
  LabelSize: 'The paper of labels; A4x4 has four on a sheet.',
  BarcodePlacement: 'How the bar code lies on a label. Omitted: it fits neither way, and the QR code remains.',
  ScanKind: 'What a scanning session does. Manifest: collects consignments; Status: adds a movement to each.',
  ScanResult: 'What came of a scan. Unknown: no live booking has the number.',
  RunSheetStatus: 'Open: being filled. Out: in the street. Returned: the desk has begun to settle it.',
  ParcelState: 'What has become of a parcel on its run sheet. CarriedOver: back at the desk.',
  DeliveryOutcome: 'Whether the parcel was handed over at the door.',
  DeliveryAnswer:
    'How an event from the street was answered the first time. PhotoPending: its picture has not arrived. Late: kept for the desk.',
  ReceiverRelation: 'Who took the parcel, to whom it is addressed.',
  CollectedBy: 'How the money was taken at the door.',
  DeliveryReason: 'Why a parcel was not delivered.',
  DateFilter: 'Which of its dates a search for consignments by date looks at.',
  ManifestType: "Outgoing: the company's own manifest for a carrier. Incoming: a carrier's manifest for the company.",
  EnquiryType: 'What a visitor of the public site asks for.',
  VendorType: 'Who carries. OwnCourier and OwnCargo: the company itself.',
  InvoiceStatus: 'The states of an invoice; Pending exists in reading B only.',
  InvoiceType:
    'Automatic: made from consignments. Manual: typed in (a third-party invoice). Counter: over what unregistered persons paid on a day. Cash: over what a customer has paid already.',
  InvoiceReading: 'Which states invoices have. A: Generated, Approved, Paid. B: with Pending.',
  NeedKind: 'What waits for somebody today. AwaitingManifest: booked for our own vendors, and on no manifest.',
  SetUpTask: 'A first step of a company, before it books with the product.',
  StatUnit: 'The unit of a figure on the dashboard.',
  BillWarning:
    'What may be wrong with the bill of a month. SeveralStates: it becomes several invoices. NoEmail: it cannot be mailed.',
  CargoPayer: 'Who pays for a cargo consignment.',
  SeriesKind: 'What is numbered by the financial year. Remittance: VPP money that is paid out.',
  EarningKind: 'What is earned on a booking.',
  EarningState: 'Unbilled: on no document. Billed: on an invoice or a counter bill. Cancelled: the booking is deleted.',
  CashKind:
    'What moves the cash in hand. RunSheet: the counted cash of a run sheet that is confirmed. VppPayout: VPP money that a sender was paid in cash.',
  CashDayState: 'Whether a day of the cash book is counted, and whether an administrator has confirmed it.',
  ReceiptMode: 'How a customer pays. NotStated: an invoice was marked Paid without saying how.',
  PaymentSource:
    'How a payment came about: entered, because an invoice was marked Paid, or set off by a VPP remittance.',
  ReversalKind: 'Why a payment is reversed.',
  GstCategory: 'How a customer is registered for GST.',
  SupplyType: 'What a supply is by its customer. SEZWP: to a special economic zone, with tax; SEZWOP: without.',
  CreditNoteReason: 'Why a credit or debit note is made, as the return names the reasons.',
  NoteKind: 'A credit note reduces its invoice, a debit note adds to it.',
  CreditNoteStatus: 'A note is numbered and counts from its approval.',
  SaleDocument: 'What a line of the sales register is.',
  ServiceCharge: 'Who pays the tax on a service: the company, the recipient, or nobody.',
  PosRule: 'By what the place of supply of an invoice was decided.',
  WriteOffStatus: 'A write-off above the limit waits until somebody else has approved it.',
  LedgerKind: "What moved a customer's balance.",
  AgeingBucket: 'How long after its due date something is still to be paid.',
  EwayLimitKind: 'Whether goods move between states.',
  RateSide: 'Whom a rate card charges: the customer, or the company by its vendor.',
  ZoneRuleKind: 'What a zone rule compares the two cities of a consignment with.',
  SlabMode:
    'Flat: the base amount. Additional: base and steps above the lower weight. Whole: steps of the whole weight.',
  VendorBillStatus: 'Disputed while a claim is open; a settled bill is locked.',
  BillDecision: "What an admin does about a line of a vendor's bill.",
  BillFinding: "What is found about a line of a vendor's bill.",
  AmountRounding: 'What a rated amount is rounded to.',
  PricesInclude: 'What the prices of a rate card have inside them.',
  ImportKind: 'What the rows of an imported file are.',
  DateOrder: 'Order of day, month and year in the dates of a file.',
  ImportStatus: 'Draft until every row has been checked; Running from the first row that is written.',
  ImportMode: 'AllOrNothing: in one transaction, without bad rows. GoodRows: bad rows are left out.',
  ImportRowStatus:
    'Already: imported by an earlier import. Refused: good when checked, refused when it was to be written.',
  SecurityEventKind: 'What happened, in the security log. Refusal: the user lacks the permission.',
  SecurityOutcome: 'Refused: the product said no. Failed: it was allowed, and did not come about.',
  MailTemplate: 'What a mail is about.',
  MailState:
    'Waiting: not tried yet. Failing: refused so far, and tried again. GivenUp: no mail server took it in time.',
  ReportMeasure:
    'What a report sums. Margin: freight less cost. DaysToDeliver: on average, of what is delivered. Unallocated: of payments.',
  ReportGroup: 'What a report sums by. City: the booking city. Lane: from the booking city to the delivery city.',
  SortOrder: 'ASC: smallest or oldest first. DESC: largest or newest first.',
};
for (const [name, members] of Object.entries(enumerations)) {
  registerEnumType(members, { name, description: descriptions[name as EnumName] });
}

let built: GraphQLSchema | undefined;

/** The GraphQL schema; REST derives its wire formats from it too, so it has the inputs that only REST routes take. */
export function buildAppSchema(): GraphQLSchema {
  built ??= schemaWith(restTable.map(({ run }) => run.input));
  return built;
}

/** The schema as GraphQL clients need it. */
export const buildGraphqlSchema = (): GraphQLSchema => schemaWith([]);

function schemaWith(orphanedTypes: Parameters<typeof buildSchemaSync>[0]['orphanedTypes']): GraphQLSchema {
  return plainData(
    buildSchemaSync({
      resolvers: resolvers as unknown as NonEmptyArray<() => void>,
      validate: false,
      // The database layer knows no GraphQL scalar: a field of the type Date is an Instant.
      scalarsMap: [{ type: Date, scalar: Instant }],
      orphanedTypes,
    }),
  );
}

/**
 * Removes the resolvers of all fields except operations. Operations return plain data with everything that was
 * selected, and TypeGraphQL's resolver on every field would double the time of a long list.
 */
function plainData(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || roots.includes(type)) continue;
    for (const field of Object.values(type.getFields())) field.resolve = undefined;
  }
  return schema;
}

/** GraphQL type name of an input class. */
export function inputTypeName(input: new () => object): string {
  return getMetadataStorage().inputTypes.find((type) => type.target === input)?.name ?? input.name;
}
