/** Form values as the input classes check them. Half-typed decimals are rounded, since the field will do so. */
export type Amount = number | null | undefined;

export const paiseOf = (rupees: Amount): Amount => (typeof rupees === 'number' ? Math.round(rupees * 100) : rupees);
export const gramsOf = (kg: Amount): Amount => (typeof kg === 'number' ? Math.round(kg * 1000) : kg);
