import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Answers the question with one of its buttons, and waits until it is closed. Other windows may be open behind it. */
export async function answerQuestion(user: UserEvent, question: string, button: string): Promise<void> {
  const dialog = (await screen.findAllByText(question)).at(-1)?.closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error(`"${question}" is in no dialog`);
  await user.click(within(dialog).getByText(button, { selector: 'button *' }));
  await waitFor(() => expect(screen.queryAllByText(question)).toHaveLength(0));
}
