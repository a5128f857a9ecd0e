import { render } from '@testing-library/react';
import { ManifestPaymentTag } from './ManifestPaymentTag';

test.each([
  ['Pending', 12.5, 'Pending'],
  ['Pending', 0, 'Nothing to pay'],
  ['Paid', 12.5, 'Paid'],
] as const)('a manifest that is %s with %d to pay says %s', (payment, toPayAmount, text) => {
  const { container } = render(<ManifestPaymentTag manifest={{ payment, toPayAmount }} />);
  expect(container).toHaveTextContent(text);
});
