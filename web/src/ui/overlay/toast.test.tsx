import { act, render } from '@testing-library/react';
import { UiProvider } from '../app/UiProvider';
import { toast } from './toast';

const box = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);
const place = () =>
  ['--toast-top', '--toast-right'].map((name) => document.documentElement.style.getPropertyValue(name)).join(' ');

test('a toast is off the controls when it is mounted, and again when a control appears under it', async () => {
  // No frame and no interval passes here unless the test says so.
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  jest.spyOn(window, 'setInterval').mockReturnValue(0 as never);
  Object.assign(window, { innerWidth: 1280, innerHeight: 860 });
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const right = parseInt(document.documentElement.style.getPropertyValue('--toast-right') || '12');
    if (this.tagName === 'BUTTON') return box(this.dataset.wide ? 900 : 1200, 60, 60, 30);
    return this.className.includes('ant-notification') ? box(1280 - right - 340, 54, 340, 44) : box(0, 0, 0, 0);
  });
  const screen = (isWide: boolean) => (
    <UiProvider>
      <button type="button">Excel</button>
      {isWide && (
        <button type="button" data-wide="yes">
          Create
        </button>
      )}
    </UiProvider>
  );
  const { rerender, unmount } = render(screen(false));
  await act(async () => {
    toast.info('Saved');
    await import('./OverlayHost');
  });
  expect(place()).toBe('54px 84px');

  rerender(screen(true));
  // The page's changes are reported after the task that made them.
  await Promise.resolve();
  act(() => frames.splice(0).forEach((frame) => frame(0)));
  expect(place()).toBe('94px 12px');

  unmount();
  expect(place()).toBe(' ');
});
