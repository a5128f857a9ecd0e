import { many, route } from '../../core/route';
import { findAwb } from './awbMatch.service';
import { AwbMatch } from './awbMatch.type';

export const scanningRoutes = [route('GET', 'consignments/find', { run: findAwb, answer: many(AwbMatch) })];
