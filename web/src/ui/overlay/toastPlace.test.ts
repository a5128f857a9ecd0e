import { clearPlace } from './toastPlace';

const view = { width: 1280, height: 800 };
const toast = { width: 340, height: 44 };
const topRight = { top: 54, right: 12 };

test('a toast stands in the top right corner where nothing is covered', () => {
  expect(clearPlace(toast, [], view)).toEqual(topRight);
  expect(clearPlace(toast, [{ left: 20, right: 900, top: 54, bottom: 98 }], view)).toEqual(topRight);
});

test('a control in the corner moves it beside or below, whichever is nearer', () => {
  const cross = { left: 1230, right: 1260, top: 56, bottom: 86 };
  expect(clearPlace(toast, [cross], view)).toEqual({ top: 54, right: 54 });
  const bar = { left: 400, right: 1270, top: 50, bottom: 60 };
  expect(clearPlace(toast, [bar], view)).toEqual({ top: 64, right: 12 });
});

test('where every place covers something there is none', () => {
  expect(clearPlace(toast, [{ left: 0, right: 1280, top: 0, bottom: 800 }], view)).toBeNull();
});
