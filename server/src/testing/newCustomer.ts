/** What the database stores of a new customer, with nothing that may be left out. */
export const newCustomer = (company: string) => ({
  company,
  name: 'A',
  contact: '1',
  address: null,
  gst: null,
  email: null,
  cityId: null,
  pinCode: null,
  gstCategory: null,
  creditDays: null,
  creditLimit: null,
  lastActiveDate: null,
});
