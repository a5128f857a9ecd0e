/** The copies of a booking, by who keeps them. */
export const copies = ['Sender', 'Receiver', 'P.O.D.'] as const;
