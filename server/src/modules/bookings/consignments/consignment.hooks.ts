/** What bookings ask of the modules above. */
import type { FieldErrors } from '../../../core/operation/errors';
import type { CommandContext, QueryContext } from '../../../core/operation/operation';
import type { FilterQuery } from '../../../core/list/filters';
import type { Relation } from '../../../core/record/relations';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import type { DateOnly } from '../../../domain/values/dates';
import type { Paise } from '../../../domain/values/money';
import type { UnbilledShare } from '../../parties/customers/account/customerAccount';
import type { Customer } from '../../parties/customers/customer.entity';
import type { AtTheDoor, Collected, Delivered, DoorMoney } from './collected';
import type { Consignment } from './consignment.entity';
import type { BookConsignmentInput } from './consignment.inputs';

/** What is owed by the customer with the booking, and why it is refused. */
export interface CreditBlock {
  refusal: string;
  exposure: Paise;
  creditLimit: Paise | null;
}

/** A booking on credit before and after the change. */
export interface OnCredit {
  sender: Customer;
  before: UnbilledShare | null;
  after: UnbilledShare;
}

/** Bookings on credit: refused above the sender's limit or while an invoice is overdue, unless an administrator gives a reason. */
export interface BookingCredit {
  /** Throws if the caller gives a reason but may not override. */
  refuseOverride(context: CommandContext, input: BookConsignmentInput): void;
  /**
   * Reads and locks what `refuse` asks of the senders of many bookings, which the transaction is about to write. It changes nothing
   * else of them, and does not undo this.
   */
  expect(context: CommandContext, inputs: readonly BookConsignmentInput[]): Promise<void>;
  /** What an administrator overrides; null if nothing is refused. Throws the refusal if nobody overrides it. */
  refuse(context: CommandContext, input: BookConsignmentInput, onCredit: OnCredit): Promise<CreditBlock | null>;
  /** What is refused of each of new bookings as of now, by field; nothing is locked. */
  refusals(db: Reader, inputs: readonly BookConsignmentInput[], today: DateOnly): Promise<readonly FieldErrors[]>;
  /** Keeps what was overridden, and why. */
  keepOverride(
    db: Writer,
    consignment: Consignment,
    input: BookConsignmentInput,
    block: CreditBlock | null,
  ): Promise<void>;
}

/** The cargo carriers of manifests. */
export interface Carriers {
  /** The carrier of each consignment's manifest. */
  read: Relation<Consignment>['read'];
  /** Consignments whose manifest is carried by one of the vendors. */
  filter(query: FilterQuery<Consignment>, vendors: readonly string[], context: QueryContext): Promise<void>;
}

declare module '../../../core/module/hooks' {
  interface Hooks {
    bookingCredit: BookingCredit;
    /** Writes what a change of a locked consignment's delivery brings in for the sender. May refuse the change. */
    followDelivery(db: Writer, before: Collected | null, consignment: Delivered): Promise<void>;
    /** Writes what changes of locked consignments change of what couriers owe, from what was collected before. May refuse them. */
    followDoorMoney(db: Writer, changes: readonly (readonly [DoorMoney | null, AtTheDoor])[]): Promise<void>;
    carriers: Carriers;
    /** Refuses what is done with locked consignments of which one is on a run sheet that is not settled. */
    refuseOnRunSheet(db: Writer, consignments: readonly Consignment[]): Promise<void>;
    /** The next AWB number of the ranges of receipt books, of which there are some. */
    takeAwb(db: Writer, vendorId: number): Promise<string>;
  }
}
