import { inForce, settingCatalogue } from '../../../../server/src/domain/datedSettings';
import { useTaxRatesQuery } from '../../graphql.generated';

/** A rate of a day in hundredths of a percent; null without a day, and while it is read. */
export function useDatedPercent(name: 'gst.percent' | 'tds.percent', day: string | null): number | null {
  const { data } = useTaxRatesQuery();
  const setting = data?.settings.rows.find(({ key }) => key === name);
  const dated = setting?.values.map(({ validFrom, value }) => ({ validFrom: validFrom ?? '', value }));
  const found = day && dated ? inForce(dated, day) : null;
  return found && settingCatalogue[name].read(found.value);
}
