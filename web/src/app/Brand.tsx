import { useCompanySettings } from '../companySettings';
import { imageAddress } from '../session';

/** The company's logo, or else its trade name, in the navigation bar; nothing until it is known. */
export function Brand() {
  const settings = useCompanySettings();
  if (!settings?.logo) return <>{settings?.titleSuffix}</>;
  return <img src={imageAddress(settings.logo)} alt={settings.titleSuffix} />;
}
