/** What a customer owes by days after the due date, with an advance: the example of the ageing report. */
export const ageingSums = {
  notDue: 23_600,
  days30: 11_800,
  days60: 5900,
  days90: 1180,
  days180: 2360,
  older: 0,
  advances: 3200,
  writtenOff: 0,
  balance: 41_640,
};
