import { stateNameOf } from '../../../../server/src/domain/tax/stateCodes';

/** '27-Maharashtra', by the code of the state. */
export const placeText = (code: string): string => `${code}-${stateNameOf(code) ?? 'Other Territory'}`;
