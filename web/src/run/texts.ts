/** Words of the page, in English and Hindi. */
export const texts = {
  pin: ['PIN', 'पिन'],
  open: ['Open', 'खोलें'],
  delivered: ['Delivered', 'पहुँचा दिया'],
  notDelivered: ['Not delivered', 'नहीं पहुँचा'],
  receiverName: ['Receiver name', 'लेने वाले का नाम'],
  relation: ['Relation', 'संबंध'],
  collect: ['Collect', 'पैसे लेने हैं'],
  collected: ['Collected', 'पैसे मिले'],
  cash: ['Cash', 'नकद'],
  upi: ['UPI', 'यूपीआई'],
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
  unsent: ['unsent', 'भेजना बाकी'],
  allSent: ['All sent', 'सब भेज दिया'],
  leave: ['Leave this phone', 'इस फ़ोन से हटाएँ'],
} as const satisfies Readonly<Record<string, readonly [english: string, hindi: string]>>;

export type TextName = keyof typeof texts;
