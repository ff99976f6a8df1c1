const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const [ISOLATE, END] = ['\u2068', '\u2069']

/** Isolates a right-to-left name, which would otherwise reorder the numbers and signs beside it. Only for sentences, not for storage. */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) && !name.startsWith(ISOLATE) ? `${ISOLATE}${name}${END}` : name

/** Returns the name as it was typed, without isolation. */
export const withoutIsolation = (name: string): string => name.replaceAll(ISOLATE, '').replaceAll(END, '')
