import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { EwayLimit } from './ewayLimit.entity';
import { EwayLimitPage } from './ewayLimit.list';
import { ewayLimit, ewayLimits, saveEwayLimit } from './ewayLimit.service';

export const ewayLimitResolver = resolver(
  field(ewayLimits, EwayLimitPage, { description: 'Values above which goods need an e-way bill.' }),
  field(ewayLimit, EwayLimit, { nullable: true, description: 'The limit between two cities on a day; null: none.' }),
  keyedField(saveEwayLimit, EwayLimit),
);
