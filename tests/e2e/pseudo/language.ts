/** Letters that are doubled, so that a text grows by some 40 %. */
const LONG = 'aeiouysldAEIOUYSLD'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = [...'äƀçđëƒğĥïĵķłɱñöþɋŕšŧüṽŵẋÿžÄƁÇĐËƑĞĤÏĴĶŁṀÑÖÞɊŔŠŦÜṼŴẊŸŽ']

function letterOf(sign: string): string {
  const letter = ACCENTED[PLAIN.indexOf(sign)]
  if (letter === undefined) return sign
  return LONG.includes(sign) ? letter + letter.toLowerCase() : letter
}

/** Translates a text to the pseudo-language letter by letter, so that translated parts can be joined. */
export const pseudo = (text: string): string => [...text].map(letterOf).join('')

/** The locale of the pseudo-language for dates, lists and plurals: one without Latin letters, but with the plural rules of English. */
export const PSEUDO_LOCALE = 'el'
