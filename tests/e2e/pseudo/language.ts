/** Letters that are doubled, so that a text grows by some 40 %. */
const LONG = 'aeiouysldAEIOUYSLD'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = [...'äƀçđëƒğĥïĵķłɱñöþɋŕšŧüṽŵẋÿžÄƁÇĐËƑĞĤÏĴĶŁṀÑÖÞɊŔŠŦÜṼŴẊŸŽ']

function letterOf(sign: string): string {
  const letter = ACCENTED[PLAIN.indexOf(sign)]
  if (letter === undefined) return sign
  return LONG.includes(sign) ? letter + letter.toLowerCase() : letter
}

/** A text in the pseudo-language, letter by letter: joining commutes with translating. */
export const pseudo = (text: string): string => [...text].map(letterOf).join('')

/** The locale of `pseudo` for dates, lists and plurals: no Latin letters, and English plurals. */
export const PSEUDO_LOCALE = 'el'
