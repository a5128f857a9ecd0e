/**
 * Importing this module adds browser APIs that jsdom lacks. Those that Node provides (fetch, TextEncoder …) come from
 * environment.cjs.
 */
const later = setTimeout;

// Node's MessageChannel keeps the process alive after the tests; this replacement does not.
class Port {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  other: Port | null = null;

  postMessage(data: unknown): void {
    later(() => this.other?.onmessage?.({ data }), 0);
  }

  close(): void {
    this.onmessage = null;
  }
}

class TestMessageChannel {
  readonly port1 = new Port();
  readonly port2 = new Port();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

class TestResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function matchMedia(query: string) {
  const ignore = () => {};
  return {
    // Desktop width: antd's breakpoints use min-width.
    matches: /min-width/.test(query),
    media: query,
    onchange: null,
    addListener: ignore,
    removeListener: ignore,
    addEventListener: ignore,
    removeEventListener: ignore,
    dispatchEvent: () => false,
  };
}

const computed = window.getComputedStyle.bind(window);
Object.assign(window, {
  MessageChannel: TestMessageChannel,
  ResizeObserver: TestResizeObserver,
  matchMedia,
  scrollTo: () => {},
  // jsdom does not support pseudo-elements and reports each query for one as an error.
  getComputedStyle: (element: Element) => computed(element),
});
Element.prototype.scrollIntoView ??= () => {};
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => {};
