import { company } from '../../company';
import { NoInput, query } from '../../core/operation';

export const companyProfile = query({ action: 'company', input: NoInput, run: async () => company });
