/**
 * Every key of the product, for the list that `?` opens. `useShortcut` takes only keys that stand here or in the route
 * table; a test compares `controlKeys` with the files that handle keys by themselves. Loaded with that list only: other
 * files import the types.
 */

/** By where they work. A key may stand in one group only. */
export const shortcutKeys = {
  Everywhere: {
    b: 'Book at the counter',
    s: 'Find by AWB number, typed or scanned',
    'Ctrl+K': 'Find screens, actions, manifests, invoices and customers',
    u: 'Undo what was just done',
    w: 'Show what waits to be sent',
    '?': 'Show all keys',
  },
  'On a list': {
    n: 'New record',
    '/': 'Search',
    f: 'Show or hide the filters',
    j: 'Next row',
    k: 'Previous row',
    x: 'Select the row',
    a: 'Select all rows of the page',
    '[': 'Newer page',
    ']': 'Older page',
  },
  "On a vendor's bill": {
    d: 'Dispute the line',
  },
} as const;

type Groups = typeof shortcutKeys;
type RegisteredKey = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

/** `g` begins the keys of the route table. */
export type ShortcutKey = RegisteredKey | `g ${string}`;

export interface ControlKeys {
  where: string;
  keys: string;
  does: string;
}

const saving: ControlKeys = { where: 'In a form', keys: 'Ctrl+Enter', does: 'Save from any field' };
const taking: ControlKeys = { where: 'In a form', keys: 'Tab', does: 'Take the choice and go on' };
const choosing: ControlKeys = { where: 'In a list of choices', keys: '↑ ↓', does: 'Move; Enter takes it' };
const leaving: ControlKeys = { where: 'In a search box', keys: 'Esc', does: 'Leave it' };

const inMenu: readonly ControlKeys[] = [
  { where: 'In a menu', keys: '↑ ↓', does: 'Move through it' },
  { where: 'In a menu', keys: 'Esc', does: 'Close it' },
];

/** Keys that a control handles while it has the focus; by the files that do it, from `web/src`. */
export const controlKeys: Readonly<Record<string, readonly ControlKeys[]>> = {
  'ui/table/useRowKeys.ts': [
    { where: 'In a table', keys: '↑ ↓', does: 'Move between rows' },
    { where: 'In a table', keys: 'Shift+↑ Shift+↓', does: 'Select the row and the next one' },
    { where: 'In a table', keys: 'Shift+Space', does: 'Select the rows since the one chosen before' },
    { where: 'In a table', keys: 'PageUp PageDown', does: 'Move by a page of rows' },
    { where: 'In a table', keys: 'Home End', does: 'First or last row' },
    { where: 'In a table', keys: 'Enter', does: 'Open the row' },
  ],
  'ui/panel/DetailPanel.tsx': [{ where: 'In a detail', keys: '↑ ↓', does: 'Previous or next one of the list' }],
  'ui/form/FormModal.tsx': [{ where: 'In a window', keys: 'Esc', does: 'Close it' }],
  'ui/panel/MenuButton.tsx': inMenu,
  'ui/panel/useMenu.ts': inMenu,
  'ui/table/RowMenu.tsx': inMenu,
  'ui/views/ColumnEditor.tsx': [{ where: 'In the columns', keys: 'Alt+↑ Alt+↓', does: 'Move the column' }],
  'ui/form/InputForm.tsx': [{ where: 'In a form', keys: 'Enter', does: 'Save' }],
  'ui/input/tabToNext.ts': [taking],
  'ui/input/RemoteSelect.tsx': [taking, choosing],
  'ui/input/DateInput.tsx': [
    { where: 'In a date', keys: '↑ ↓', does: 'Open the calendar, move by a week' },
    { where: 'In a date', keys: '← →', does: 'Move by a day' },
    { where: 'In a date', keys: 'PageUp PageDown', does: 'Move by a month, with Shift by a year' },
    { where: 'In a date', keys: 'Home End', does: 'First or last day of the week' },
  ],
  'app/backOffice/find/Find.tsx': [leaving],
  'app/backOffice/find/MatchChoice.tsx': [choosing],
  'app/backOffice/find/Palette.tsx': [choosing],
  'features/consignments/ConsignmentForm.tsx': [
    saving,
    { where: 'In a booking', keys: 'F2', does: 'Dimensions of the packets' },
  ],
  'features/consignments/Dimensions.tsx': [
    { where: 'In the dimensions', keys: 'Enter', does: 'Add a row' },
    { where: 'In the dimensions', keys: 'Esc', does: 'Close them' },
  ],
  'features/scanning/ScanSessionView.tsx': [{ where: 'In a scanning session', keys: 'Esc', does: 'Close the session' }],
  'ui/input/CashCount.tsx': [
    { where: 'In the cash of a run sheet', keys: 'Enter', does: 'Go on to the next denomination' },
  ],
  'ui/input/SuggestedText.tsx': [taking],
  'features/consignments/ConsignmentSearchPanel.tsx': [leaving],
  'features/consignments/MovementFields.tsx': [taking],
  'features/users/RoleSelect.tsx': [taking],
  'features/counter/CounterField.tsx': [
    { where: 'At the counter', keys: 'Tab', does: 'Take the grey value' },
    { where: 'At the counter', keys: 'Enter', does: 'Go on to what is open, then save the line' },
    { where: 'At the counter', keys: 'Ctrl+Enter', does: 'Save the line' },
    { where: 'At the counter', keys: '↑ ↓', does: 'Copy from the line above, or choose' },
    { where: 'At the counter', keys: 'Ctrl+D', does: 'Copy the line above' },
    { where: 'At the counter', keys: 'Delete', does: 'Keep the letters of a receiver as they are' },
    { where: 'At the counter', keys: 'Esc', does: 'Clear the field, then the line' },
    { where: 'At the counter', keys: 'F2', does: 'VPP, insurance and remark' },
    { where: 'At the counter', keys: 'Shift+F2', does: 'Goods value, e-way bill and dimensions' },
  ],
  'features/cargo/CargoForm.tsx': [saving],
  'features/enquiries/ResolutionForm.tsx': [saving],
  'features/rates/GridNumber.tsx': [
    { where: 'In the slabs of a rate card', keys: 'Enter ↑ ↓', does: 'Next or previous row of the column' },
  ],
  'features/rates/SlabEditor.tsx': [{ where: 'In the slabs of a rate card', keys: 'Ctrl+Enter', does: 'Save' }],
  'features/rates/ZoneRules.tsx': [{ where: 'In the zone rules', keys: 'Alt+↑ Alt+↓', does: 'Move the rule' }],
  'features/imports/ImportGrid.tsx': [
    { where: 'In the rows of an import', keys: 'n', does: 'Next bad row' },
    { where: 'In the rows of an import', keys: 'a', does: 'Make the last correction in all rows alike' },
    { where: 'In the rows of an import', keys: 'Enter', does: 'Edit the row, then save it' },
    { where: 'In the rows of an import', keys: 'Esc', does: 'Leave the row as it is' },
  ],
};
