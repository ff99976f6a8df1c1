const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const [ISOLATE, END] = ['\u2068', '\u2069']

/**
 * A name as it stands in a sentence: one that is written from right to left would take the numbers and signs beside it along.
 * Records, links and fields have names as they were typed.
 */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) && !name.startsWith(ISOLATE) ? `${ISOLATE}${name}${END}` : name

/** The name as it was typed. */
export const typed = (name: string): string => name.replaceAll(ISOLATE, '').replaceAll(END, '')
