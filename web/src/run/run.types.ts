import type { KeptEvent, KeptPicture, Outbox } from '../../../server/src/domain/delivery/sending';

export type { EventBody, KeptEvent, KeptPicture } from '../../../server/src/domain/delivery/sending';

/** What the server tells, as on its REST wire: enumerations are numbers, amounts rupees. */
export interface Parcel {
  lineId: string;
  sequence: number;
  awbNo: string;
  receiver: string;
  city: string;
  packet: number;
  dueAmount: number;
  state: number;
}

export interface Run {
  number: string;
  date: string;
  person: string;
  status: number;
  linkExpiresOn: string;
  podRequired: 'Either' | 'Photo' | 'Both' | 'None';
  parcels: Parcel[];
}

/** A sheet that this phone has opened, by its number. */
export interface KeptRun {
  number: string;
  /** The end of the link by which it was opened last. */
  link: string;
  session: string;
  /** The name of this phone on it, of its own making; left out: kept before phones had names. */
  phone?: string;
  run: Run;
  /** The server says that the link has ended. */
  hasEnded: boolean;
}

/** What the page keeps on the phone. */
export interface Store extends Outbox {
  runOf(link: string): Promise<KeptRun | null>;
  runs(): Promise<KeptRun[]>;
  keepRun(run: KeptRun): Promise<void>;
  /** In one transaction with its pictures. */
  keepEvent(event: KeptEvent, pictures?: readonly KeptPicture[]): Promise<void>;
  /** Keeps what is made of all events so far, read in the same transaction: two windows enter a parcel once. Null: nothing. */
  enter(made: (events: readonly KeptEvent[]) => KeptEvent | null, pictures: readonly KeptPicture[]): Promise<void>;
  clear(): Promise<void>;
}
