import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { letterWaitMs } from '../ui/keys/scanReader';

/** Presses keys one by one as a hand does: slower than a scanner, so that letter shortcuts act. */
export async function pressKeys(user: UserEvent, keys: string): Promise<void> {
  for (const key of keys) {
    await user.keyboard(key);
    await act(() => new Promise((resolve) => setTimeout(resolve, letterWaitMs + 20)));
  }
}
