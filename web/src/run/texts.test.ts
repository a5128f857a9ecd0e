import { deliveryTexts } from '../../../server/src/domain/delivery/deliveryRules';
import { CollectedBy, DeliveryReason, ParcelState, ReceiverRelation } from '../../../server/src/domain/delivery/enums';
import { runLinkTexts } from '../../../server/src/domain/policy/runSheets';
import { labelInBoth, saidInBoth, texts, type Shown } from './texts';

const isHindi = (text: string) => /[\u0900-\u097f]/u.test(text);

test('every word that the page shows is there in Hindi, too', () => {
  const enumerations: Record<Shown, object> = { CollectedBy, DeliveryReason, ParcelState, ReceiverRelation };
  const labels = Object.entries(enumerations).flatMap(([name, members]) =>
    Object.keys(members).map((member) => labelInBoth(name as Shown, member)),
  );
  expect([...Object.values(texts), ...labels].filter(([, hindi]) => !isHindi(hindi))).toEqual([]);
});

test('so is every refusal of a delivery, and of the link', () => {
  const refusals = Object.values(deliveryTexts).map((text) => (typeof text === 'string' ? text : text(145_00)));
  const linked = Object.values(runLinkTexts).map((text) => (text === runLinkTexts.ended ? texts.ended[0] : text));
  const said = [...refusals, ...linked].map((text) => saidInBoth(text, 145_00));
  expect(said.filter(([, hindi]) => !isHindi(hindi))).toEqual([]);
  expect(saidInBoth('What nobody knows')).toEqual(['What nobody knows', '']);
});
