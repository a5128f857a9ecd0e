import { keyedField, resolver } from '../../../core/operation/resolver';
import { rerateConsignments } from './rerate.service';
import { RerateResult } from './rerate.type';

export const rerateResolver = resolver(keyedField(rerateConsignments, RerateResult));
