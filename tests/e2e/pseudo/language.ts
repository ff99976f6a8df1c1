/** Letters that are written twice, so that a text grows by some 40 %. */
const LONG = 'aeiouysldAEIOUYSLD'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = [...'äƀçđëƒğĥïĵķłɱñöþɋŕšŧüṽŵẋÿžÄƁÇĐËƑĞĤÏĴĶŁṀÑÖÞɊŔŠŦÜṼŴẊŸŽ']

function letterOf(sign: string): string {
  const letter = ACCENTED[PLAIN.indexOf(sign)]
  if (letter === undefined) return sign
  return LONG.includes(sign) ? letter + letter.toLowerCase() : letter
}

/** A text in the pseudo-language. It goes letter by letter: what is put together of two texts is the two texts, put together. */
export const pseudo = (text: string): string => [...text].map(letterOf).join('')

/** What `pseudo` writes dates, lists and plurals in: a language without a Latin letter, whose plurals are as in English. */
export const PSEUDO_LOCALE = 'el'
