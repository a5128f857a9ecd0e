/** Profiles of the company. */
import { company } from '../company';

/** The demo's own from a date on, but for what is given. */
export const aProfile = (validFrom: string, given: object = {}) => {
  const { pan: _, ...typed } = company;
  return { ...typed, validFrom, homeCityId: String(company.homeCityId), ...given };
};
