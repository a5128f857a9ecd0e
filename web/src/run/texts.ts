/** Words of the page, in English and Hindi. What the page can say and has no Hindi here does not compile. */
import {
  deliveryLabels,
  type CollectedBy,
  type DeliveryReason,
  type ParcelState,
  type ReceiverRelation,
} from '../../../server/src/domain/delivery/enums';
import { deliveryTexts } from '../../../server/src/domain/delivery/deliveryRules';
import type { Paise } from '../../../server/src/domain/values/money';

type InBoth = readonly [english: string, hindi: string];

export const texts = {
  title: ['Run sheet', 'रन शीट'],
  pin: ['PIN', 'पिन'],
  open: ['Open', 'खोलें'],
  delivered: ['Delivered', 'पहुँचा दिया'],
  notDelivered: ['Not delivered', 'नहीं पहुँचा'],
  receiverName: ['Receiver name', 'लेने वाले का नाम'],
  relation: ['Relation', 'संबंध'],
  collect: ['Collect', 'पैसे लेने हैं'],
  collected: ['Collected', 'पैसे मिले'],
  collectedBy: ['Paid by', 'भुगतान'],
  utr: ['UTR', 'यूटीआर'],
  photo: ['Photo', 'फ़ोटो'],
  signature: ['Signature', 'हस्ताक्षर'],
  clear: ['Clear', 'मिटाएँ'],
  reason: ['Reason', 'कारण'],
  date: ['Day asked for', 'कौन सा दिन'],
  remark: ['Remark', 'टिप्पणी'],
  save: ['Save', 'सहेजें'],
  back: ['Back', 'वापस'],
  saved: ['Saved on this phone', 'इस फ़ोन में सुरक्षित'],
  deskDecides: ['The desk decides', 'दफ़्तर तय करेगा'],
  unsent: ['unsent', 'भेजना बाकी'],
  refused: ['refused: enter again', 'नहीं माना गया: फिर से भरें'],
  allSent: ['All sent', 'सब भेज दिया'],
  leave: ['Leave this phone', 'इस फ़ोन से हटाएँ'],
  leaveRefused: [
    'What was refused is on this phone alone. Leave it?',
    'जो नहीं माना गया वह सिर्फ़ इस फ़ोन में है। फिर भी हटाएँ?',
  ],
  ended: ['This link has ended. Ask the desk for a new one.', 'यह लिंक बंद हो गया है। दफ़्तर से नया लिंक माँगें।'],
  noConnection: ['No connection', 'नेटवर्क नहीं है'],
  noRoom: ['The phone has no room left', 'फ़ोन में जगह नहीं बची'],
  noReading: ['The phone cannot read what it has kept', 'फ़ोन अपना डेटा नहीं पढ़ पा रहा'],
  wrongPin: ['Wrong PIN', 'गलत पिन'],
  locked: ['This link is locked', 'यह लिंक बंद कर दिया गया है'],
} as const satisfies Readonly<Record<string, InBoth>>;

export type TextName = keyof typeof texts;

const relations: Record<ReceiverRelation, string> = {
  Self: 'खुद',
  Family: 'परिवार',
  Neighbour: 'पड़ोसी',
  Guard: 'गार्ड',
  Reception: 'रिसेप्शन',
  Colleague: 'सहकर्मी',
  Other: 'अन्य',
};
const collectedBy: Record<CollectedBy, string> = { Cash: 'नकद', Upi: 'यूपीआई' };
const states: Record<ParcelState, string> = {
  Assigned: 'देना है',
  Delivered: 'पहुँचा दिया',
  Attempted: 'कोशिश की',
  CarriedOver: 'दफ़्तर में वापस',
  Missing: 'नहीं मिला',
};
const reasons: Record<DeliveryReason, string> = {
  ConsigneeNotAvailable: 'ग्राहक नहीं मिला',
  DoorLocked: 'दरवाज़ा बंद',
  BusinessClosed: 'ऑफ़िस बंद',
  ConsigneeRefused: 'लेने से मना किया',
  IncorrectAddress: 'पता गलत',
  Unreachable: 'फ़ोन नहीं लगा',
  FutureDelivery: 'दूसरे दिन बुलाया',
  PaymentNotReady: 'पैसे तैयार नहीं',
  AccessRestricted: 'अंदर नहीं जाने दिया',
  VerificationFailed: 'पहचान नहीं हुई',
  SelfCollect: 'दफ़्तर से लेंगे',
  OutOfArea: 'इलाके से बाहर',
  NotAttempted: 'समय नहीं मिला',
  VehicleIssue: 'गाड़ी खराब',
  Damaged: 'टूटा-फूटा',
  Lost: 'खो गया',
  Weather: 'मौसम',
  Other: 'अन्य',
};

/** Members of the enumerations that the page shows, by name. */
const hindi = {
  ReceiverRelation: relations,
  CollectedBy: collectedBy,
  ParcelState: states,
  DeliveryReason: reasons,
};

export type Shown = keyof typeof hindi;

export const labelInBoth = (enumeration: Shown, member: string): InBoth => [
  (deliveryLabels[enumeration] as Readonly<Record<string, string>>)[member] ?? member,
  (hindi[enumeration] as Readonly<Record<string, string>>)[member] ?? member,
];

const refusals: Record<keyof typeof deliveryTexts, string> = {
  outcome: 'नतीजा चुनें',
  receiverName: 'लेने वाले का नाम भरें',
  relation: 'संबंध चुनें',
  proof: 'फ़ोटो या हस्ताक्षर लें',
  photo: 'फ़ोटो लें',
  signature: 'हस्ताक्षर लें',
  reason: 'कारण चुनें',
  date: 'तारीख चुनें',
  remark: 'टिप्पणी भरें',
  photoOrRemark: 'फ़ोटो लें या टिप्पणी भरें',
  collect: 'पूरे पैसे लें, या टिप्पणी भरें',
};

/** What a rule of the domain, the server or the phone itself says; in English alone where it is known in no other words. */
export function saidInBoth(english: string, due: Paise = 0): InBoth {
  const names = Object.keys(refusals) as (keyof typeof refusals)[];
  const textOf = (name: keyof typeof deliveryTexts) => {
    const text = deliveryTexts[name];
    return typeof text === 'string' ? text : text(due);
  };
  const name = names.find((each) => textOf(each) === english);
  if (name) return [english, refusals[name]];
  return Object.values(texts).find(([text]) => text === english) ?? [english, ''];
}
