import type { Need } from '../../../core/module/need';

declare module '../../../core/module/hooks' {
  interface Hooks {
    /** What waits for somebody, of all modules. */
    needs: readonly Need[];
  }
}
