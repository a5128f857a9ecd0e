import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { QuoteConsignmentDocument, type QuoteConsignmentQuery } from '../../graphql.generated';
import { ask } from '../../ui/app/ask';
import type { InputFormState } from '../../ui/form/useInputForm';
import type { ConsignmentValues } from './ConsignmentFormValues';
import { dimensionsOf } from './dimensions';
import { quoteInputOf, ratedBy, ratedFields, type Quote, type Rated, type RatedField } from './ratedValues';

const pauseMs = 250;
/** Name under which the form waits for the answer before it saves. */
const entry = 'rates';

interface Options {
  /** Of an existing consignment nothing is filled before something that decides the price has changed. */
  isUpdate: boolean;
  locked: ReadonlySet<string>;
}

export interface Rates {
  /** The answer for what is typed now; null while there is none. */
  quote: Quote | null;
  /** The server did not answer in time: amounts left empty are filled when it is saved. */
  isUnanswered: boolean;
  /** Whether there is no answer for what is typed now. */
  isMissing: () => boolean;
  /** The values without those that were filled for an earlier question and are not answered yet for this one. */
  current: (values: ConsignmentValues) => ConsignmentValues;
  /** True once something that decides the price was changed. */
  isChanged: () => boolean;
}

/**
 * Asks what the booking costs while it is typed, and fills amounts, weight and commissions. A value that was typed by hand is
 * kept: only an empty field, or one that still holds what was filled in, is filled.
 */
export function useRates(form: InputFormState<ConsignmentValues>, { isUpdate, locked }: Options): Rates {
  const client = useApolloClient();
  const [quote, setQuote] = useState<Quote | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  const latest = useRef({ form, locked });
  const opened = useRef<string | null>(null);
  const asked = useRef<string | null>(null);
  const answered = useRef<string | null>(null);
  const filledIn = useRef<Partial<Rated>>({});
  useEffect(() => {
    latest.current = { form, locked };
  });
  const { subscribe } = form;
  const [subscribed] = useState(() => subscribe);

  useEffect(() => {
    const filled = filledIn.current;
    let timer: number | undefined;
    let turn = 0;
    let settle: (() => void) | null = null;

    function release(): void {
      settle?.();
      settle = null;
      latest.current.form.report(entry, null);
    }

    function look(): void {
      const { form: now } = latest.current;
      const input = quoteInputOf(now.values());
      const key = JSON.stringify(input);
      if (key === asked.current) return;
      asked.current = key;
      if (isUpdate && input) opened.current ??= key;
      turn += 1;
      window.clearTimeout(timer);
      if (!input) {
        answered.current = key;
        setQuote(null);
        setUnanswered(false);
        release();
        return;
      }
      if (!settle) {
        now.report(entry, { pending: new Promise<void>((resolve) => (settle = resolve)), isHelp: true });
      }
      const mine = turn;
      timer = window.setTimeout(() => {
        void ask<QuoteConsignmentQuery>(client, QuoteConsignmentDocument, { input }).then((data) => {
          if (mine === turn) take(data?.quoteConsignment ?? null);
        });
      }, pauseMs);
    }

    /** Without an answer nothing that was filled for other values stays. */
    function take(answer: Quote | null): void {
      setQuote(answer);
      setUnanswered(answer === null);
      if (answer) answered.current = asked.current;
      const { dimensions } = latest.current.form.values();
      fill(answer ? ratedBy(answer, dimensionsOf(dimensions) !== null) : unrated);
      release();
    }

    function fill(rated: Rated): void {
      const { form: now, locked: fixed } = latest.current;
      const values = now.values();
      const isAsOpened = isUpdate && asked.current === opened.current;
      const changes: Partial<Rated> = {};
      for (const name of ratedFields) {
        const mayFill = !fixed.has(name) && isShown(values, name);
        const isFilled = values[name] !== null && values[name] === (isAsOpened ? rated[name] : filled[name]);
        if (isAsOpened && !isFilled) continue;
        if (isFilled || (values[name] === null && mayFill && !isBeingTyped(now.element.current, name))) {
          filled[name] = rated[name];
          if (mayFill && values[name] !== rated[name]) changes[name] = rated[name];
        }
      }
      if (Object.keys(changes).length > 0) put(now, changes);
    }

    look();
    const unsubscribe = subscribed(look);
    return () => {
      turn += 1;
      window.clearTimeout(timer);
      settle?.();
      unsubscribe();
    };
  }, [client, isUpdate, subscribed]);

  const isChanged = () => opened.current !== null && asked.current !== opened.current;
  const isMissing = () => asked.current !== answered.current && (!isUpdate || isChanged());
  function current(values: ConsignmentValues): ConsignmentValues {
    if (!isMissing()) return values;
    const outdated = ratedFields.filter((name) => values[name] === filledIn.current[name] && !locked.has(name));
    return { ...values, ...Object.fromEntries(outdated.map((name) => [name, null])) };
  }
  return { quote, isUnanswered, isMissing, current, isChanged };
}

const unrated: Rated = {
  chargeableWeight: null,
  vendorAmount: null,
  customerAmount: null,
  vppCommission: null,
  insuranceCommission: null,
};

const isShown = ({ isVpp, isInsurance }: ConsignmentValues, name: RatedField): boolean =>
  (name !== 'vppCommission' || isVpp) && (name !== 'insuranceCommission' || isInsurance);

const focusedAt = (element: HTMLElement | null, name: string): HTMLInputElement | null => {
  const focused = document.activeElement;
  const isField = focused instanceof HTMLInputElement && focused.id.endsWith(`_${name}`);
  return isField && element?.contains(focused) ? focused : null;
};

/** The field holds text that is no number yet. */
const isBeingTyped = (element: HTMLElement | null, name: string) => Boolean(focusedAt(element, name)?.value);

/** The focused field is selected when it is filled, so that what is typed next replaces the value. */
function put(form: InputFormState<ConsignmentValues>, changes: Partial<Rated>): void {
  const names = Object.keys(changes);
  const focused = names.map((name) => focusedAt(form.element.current, name)).find((field) => field !== null);
  flushSync(() => form.antd.setFieldsValue(changes));
  form.changed(names);
  focused?.select();
}
