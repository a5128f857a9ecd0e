import { useEffect, useState } from 'react';
import type { CompanyCardQuery } from '../../graphql.generated';
import { ask } from '../../ui/public/request';
import { mailtoHref, telHref } from '../../ui/public/contactLinks';
import { companyCard } from './site.queries';

/** Contact details of the company, as far as it has a profile. Space is reserved while loading. */
export function CompanyCard() {
  const [company, setCompany] = useState<CompanyCardQuery['company'] | null>(null);
  useEffect(() => {
    void ask<CompanyCardQuery, object>(companyCard, {}).then(({ data }) => setCompany(data?.company ?? null));
  }, []);
  return (
    <address className="company-card">
      {company && (
        <>
          <strong>{company.legalName}</strong>
          {company.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {company.phone && <a href={telHref(company.phone)}>{company.phone}</a>}
          {company.email && <a href={mailtoHref(company.email)}>{company.email}</a>}
          {company.gstin && <span>GSTIN {company.gstin}</span>}
        </>
      )}
    </address>
  );
}
