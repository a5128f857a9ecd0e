import { defineModule } from '../../core/module';
import { EinvoiceResolver } from './einvoice.resolver';
import { einvoiceRoutes } from './einvoice.rest';
import { Gstr1Resolver } from './gstr1.resolver';
import { gstr1Routes } from './gstr1.rest';

export const gst = defineModule({
  resolvers: [EinvoiceResolver, Gstr1Resolver],
  routes: [...einvoiceRoutes, ...gstr1Routes],
});
