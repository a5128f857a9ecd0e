import { propertyLabel } from './propertyLabel';

test.each([
  ['chargeableWeight', 'Chargeable Weight'],
  ['awbNo', 'AWB No'],
  ['isVpp', 'VPP'],
  ['vppAmount', 'VPP Amount'],
  ['isApproved', 'Approved'],
  ['issue', 'Issue'],
  ['deliveryCityId', 'Delivery City'],
  ['senderId', 'Sender'],
  ['cgst', 'CGST'],
  ['panNo', 'PAN No'],
  ['toPayAmount', 'ToPay Amount'],
  ['ipAddress', 'IP Address'],
  ['pinCode', 'PIN Code'],
  ['paid', 'Paid'],
])('%s is %s', (name, label) => expect(propertyLabel(name)).toBe(label));
