import { ApolloLink, Observable } from '@apollo/client';
import type { Subscription } from 'rxjs';
import { slowAnswerNotice } from '../../ui/overlay/toast';

export const slowAfterMs = 10_000;

/** Resend functions of all requests that have exceeded the waiting time. */
const waiting = new Set<() => void>();

function showNotice(): void {
  if (waiting.size === 0) return slowAnswerNotice.hide();
  slowAnswerNotice.show(() => {
    const requests = [...waiting];
    waiting.clear();
    slowAnswerNotice.hide();
    requests.forEach((sendAgain) => sendAgain());
  });
}

/**
 * Shows a notice when an answer is slow and offers to resend the request. The same operation is sent with the same
 * idempotency key, so a booking whose answer was lost is not made twice. The resent request's answer goes to the
 * original caller.
 */
export const slowAnswerLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      let request: Subscription | null = null;
      let timer: number | undefined;

      function stopWaiting(): void {
        window.clearTimeout(timer);
        if (waiting.delete(sendAgain)) showNotice();
      }

      function send(): void {
        timer = window.setTimeout(() => {
          waiting.add(sendAgain);
          showNotice();
        }, slowAfterMs);
        request = forward(operation).subscribe({
          next(result) {
            stopWaiting();
            observer.next(result);
          },
          error(error) {
            stopWaiting();
            observer.error(error);
          },
          complete() {
            stopWaiting();
            observer.complete();
          },
        });
      }

      function sendAgain(): void {
        request?.unsubscribe();
        send();
      }

      send();
      return () => {
        stopWaiting();
        request?.unsubscribe();
      };
    }),
);
