import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu of the row of that name; its entries are then found by their labels. */
export async function openRowMenu(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByLabelText(`More for ${name}`));
}
