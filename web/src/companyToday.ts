import { todayIn, type DateOnly } from '../../server/src/domain/values/dates';
import { companySettings } from './companySettings';

/** Today's calendar date in the company's time zone. Throws while the settings are not known. */
export const companyToday = (): DateOnly => todayIn(companySettings().timezone);
