import { render, screen } from '@testing-library/react';
import { CounterField } from './CounterField';

const ignored = {
  onType: () => undefined,
  onKey: () => false,
  onFocus: () => undefined,
  onLeave: () => undefined,
  onChoose: () => undefined,
};

test('a field is marked as wrong while its line has a problem with it', () => {
  const field = (problem: string | undefined) => (
    <CounterField
      name="weight"
      ref={null}
      entry={{ text: '2.5.1' }}
      resolved={{ shown: '2.5.1', options: [], problem: null, sure: true, choice: null }}
      problem={problem}
      hintId="hint"
      {...ignored}
    />
  );
  const { rerender } = render(field('Weight is not a number'));
  expect(screen.getByLabelText('Weight')).toBeInvalid();
  rerender(field(undefined));
  expect(screen.getByLabelText('Weight')).toBeValid();
});
