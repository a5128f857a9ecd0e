/**
 * The branch in which the user works is what a list, a report or the dashboard is filtered by while its address has no filter; an
 * address with one says all of them, so that a link or a saved view shows everybody the same rows.
 */
import { useMemo } from 'react';
import { namedBranches } from '../../companySettings';
import { useProfile } from '../../session';
import { readFilters, urlCodecs, writeFilters, type Reference, type UrlCodecs } from './urlCodecs';

interface AddressFilters<Filters> {
  /** What applies while the address has no filter. */
  defaults: Partial<Filters>;
  read: (params: URLSearchParams) => Partial<Filters>;
  write: (params: URLSearchParams, filters: Partial<Filters>) => void;
}

const none = {};

/** `given`: filters that apply unless others are set, besides the own branch. */
export function useAddressFilters<Filters extends object>(
  codecs: UrlCodecs<Filters>,
  given: Partial<Filters> = none,
): AddressFilters<Filters> {
  const ownId = useProfile()?.branchId;
  // There is none while there is only one branch.
  const own = namedBranches().find(({ id }) => id === ownId);
  return useMemo(() => addressFilters(codecs, given, own), [codecs, given, own]);
}

export function addressFilters<Filters extends object>(
  codecs: UrlCodecs<Filters>,
  given: Partial<Filters>,
  own: Reference | undefined,
): AddressFilters<Filters> {
  if (!own || !('branchId' in codecs))
    return {
      defaults: given,
      read: (params) => readFilters(codecs, params, given),
      write: (params, filters) => writeFilters(codecs, params, given, filters),
    };
  const defaults = { ...given, branchId: own } as Partial<Filters>;
  const ownText = new URLSearchParams({ branchId: urlCodecs.reference.write(own) }).toString();
  const filtersIn = (params: URLSearchParams) =>
    new URLSearchParams([...params].filter(([name]) => name in codecs)).toString();
  return {
    defaults,
    read: (params) => readFilters(codecs, params, filtersIn(params) === '' ? defaults : given),
    write(params, filters) {
      writeFilters(codecs, params, given, filters);
      const written = filtersIn(params);
      // Without filters it would be the address of the own branch.
      if (written === '') params.set('branchId', '');
      else if (written === ownText) params.delete('branchId');
    },
  };
}
