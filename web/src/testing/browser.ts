/**
 * Importing this gives jsdom what a browser has and it lacks; what Node has (fetch, TextEncoder …) comes from
 * environment.cjs.
 */
const later = setTimeout;

// Node's own MessageChannel keeps the process alive after the tests; this one has nothing to hold on to.
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
    // A desk screen: antd's breakpoints ask by min-width.
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
  // jsdom knows no pseudo-elements and reports each question for one as an error.
  getComputedStyle: (element: Element) => computed(element),
});
Element.prototype.scrollIntoView ??= () => {};
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => {};
