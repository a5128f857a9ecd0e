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
  run: Run;
  /** The server says that the link has ended. */
  hasEnded: boolean;
}

export type EventBody = Readonly<Record<string, unknown>> & { clientEventId: string; lineId: string };

/** Something that happened at a door. */
export interface KeptEvent {
  clientEventId: string;
  /** Grows; the order of sending. */
  at: number;
  number: string;
  lineId: string;
  outcome: 'Delivered' | 'Attempted';
  body: EventBody;
  pictures: string[];
  /** Unsent until the server has answered; refused ones are to be entered again. */
  state: 'unsent' | 'sent' | 'late' | 'refused';
  message: string | null;
}

export interface KeptPicture {
  hash: string;
  bytes: Blob;
}

/** What the page keeps on the phone. */
export interface Store {
  runOf(link: string): Promise<KeptRun | null>;
  runs(): Promise<KeptRun[]>;
  keepRun(run: KeptRun): Promise<void>;
  events(): Promise<KeptEvent[]>;
  /** In one transaction with its pictures. */
  keepEvent(event: KeptEvent, pictures?: readonly KeptPicture[]): Promise<void>;
  picture(hash: string): Promise<KeptPicture | null>;
  dropPicture(hash: string): Promise<void>;
  clear(): Promise<void>;
}
