/** Letters that are doubled, so that a text grows by some 40 %. */
const LONG = 'aeiouysldAEIOUYSLD'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = [...'äƀçđëƒğĥïĵķłɱñöþɋŕšŧüṽŵẋÿžÄƁÇĐËƑĞĤÏĴĶŁṀÑÖÞɊŔŠŦÜṼŴẊŸŽ']

function letterOf(sign: string): string {
  const letter = ACCENTED[PLAIN.indexOf(sign)]
  if (letter === undefined) return sign
  return LONG.includes(sign) ? letter + letter.toLowerCase() : letter
}

/** A text in the pseudo-language, made letter by letter, so that joining and translating can be done in any order. */
export const pseudo = (text: string): string => [...text].map(letterOf).join('')

/** The locale of the pseudo-language for dates, lists and plurals, with no Latin letters and with English plurals. */
export const PSEUDO_LOCALE = 'el'
