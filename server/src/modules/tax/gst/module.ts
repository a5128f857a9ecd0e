import { defineModule } from '../../../core/module/module';
import { EinvoiceResolver } from './einvoice.resolver';
import { einvoiceRoutes } from './einvoice.rest';
import { seedDemoGst } from './gstPeriod.demo';
import { GstPeriodResolver } from './gstPeriod.resolver';
import { gstPeriodRoutes } from './gstPeriod.rest';
import { Gstr1Resolver } from './gstr1.resolver';
import { gstr1Routes } from './gstr1.rest';
import { PlaceOfSupplyResolver } from './placeOfSupply.resolver';
import { placeOfSupplyRoutes } from './placeOfSupply.rest';
import { IrnResolver } from './irn.resolver';
import { irnRoutes } from './irn.rest';

export const gst = defineModule({
  resolvers: [EinvoiceResolver, Gstr1Resolver, GstPeriodResolver, IrnResolver, PlaceOfSupplyResolver],
  routes: [...einvoiceRoutes, ...gstr1Routes, ...gstPeriodRoutes, ...irnRoutes, ...placeOfSupplyRoutes],
  seedDemo: seedDemoGst,
});
