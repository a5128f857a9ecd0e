/**
 * Converts form values to the server units that the input classes check. Extra decimals are rounded, as the field will
 * do.
 */
export type Amount = number | null | undefined;

export const paiseOf = (rupees: Amount): Amount => (typeof rupees === 'number' ? Math.round(rupees * 100) : rupees);
export const gramsOf = (kg: Amount): Amount => (typeof kg === 'number' ? Math.round(kg * 1000) : kg);
