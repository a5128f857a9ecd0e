import { defineModule } from '../../../core/module/module';
import { einvoiceResolver } from './einvoice.resolver';
import { einvoiceRoutes } from './einvoice.rest';
import { seedDemoGst } from './gstPeriod.demo';
import { gstNeeds } from './gstPeriod.needs';
import { gstPeriodResolver } from './gstPeriod.resolver';
import { gstPeriodRoutes } from './gstPeriod.rest';
import { gstr1Resolver } from './gstr1.resolver';
import { gstr1Routes } from './gstr1.rest';
import { placeOfSupplyResolver } from './placeOfSupply.resolver';
import { placeOfSupplyRoutes } from './placeOfSupply.rest';
import { salesRegisterResolver } from './salesRegister.resolver';
import { salesRegisterRoutes } from './salesRegister.rest';
import { irnResolver } from './irn.resolver';
import { irnRoutes } from './irn.rest';

export const gst = defineModule({
  resolvers: [
    einvoiceResolver,
    gstr1Resolver,
    gstPeriodResolver,
    irnResolver,
    placeOfSupplyResolver,
    salesRegisterResolver,
  ],
  routes: [
    ...einvoiceRoutes,
    ...gstr1Routes,
    ...gstPeriodRoutes,
    ...irnRoutes,
    ...placeOfSupplyRoutes,
    ...salesRegisterRoutes,
  ],
  needs: gstNeeds,
  seedDemo: seedDemoGst,
});
