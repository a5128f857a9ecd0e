import { useEffect, useRef } from 'react';
import type { InputFormState } from '../../ui/form/useInputForm';
import { useFormValues } from '../../ui/form/useFormValues';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import type { CompanyValues } from './companyValues';

interface Props {
  form: InputFormState<CompanyValues>;
  load: (text: string) => Promise<readonly Suggestion[]>;
}

/** Proposes as home city the one that the address names, until another one is chosen. */
export function HomeCityOfName({ form, load }: Props) {
  const name = useFormValues(form, ({ city }) => city.trim());
  const proposed = useRef<Suggestion | null>(null);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    let isLeft = false;
    const isFree = () => (latest.current.values().homeCityId?.id ?? null) === (proposed.current?.id ?? null);
    if (name.length < 2 || !isFree()) return undefined;
    const propose = (found: Suggestion | null) => {
      if (isLeft || !isFree() || found?.id === proposed.current?.id) return;
      proposed.current = found;
      latest.current.antd.setFieldsValue({ homeCityId: found });
      latest.current.changed(['homeCityId']);
    };
    load(name).then(
      (all) => propose(all.find((each) => each.name.toLowerCase() === name.toLowerCase()) ?? null),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [name, load]);
  return null;
}
