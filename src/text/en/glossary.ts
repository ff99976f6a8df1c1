/** A word of a game’s own. */
export interface Term {
  readonly id: string
  readonly term: string
  /** How it stands in a text, in lower case. */
  readonly forms: readonly string[]
  readonly meaning: string
}

export const term = (id: string, name: string, forms: readonly string[], meaning: string): Term => ({
  id,
  term: name,
  forms,
  meaning,
})

/** In every game. */
export const RULING = term(
  'ruling',
  'Ruling',
  ['ruling', 'rulings'],
  'An answer where the rules leave room. Each has a letter and a number, as W2, and stands beside the rule it belongs to.',
)

/** A piece of a text, and the term that it is a form of. */
interface TermPiece {
  readonly text: string
  readonly term: Term | null
}

/** A text cut at the first form of each term in it. */
export function cutAtTerms(text: string, terms: readonly Term[]): readonly TermPiece[] {
  const forms = terms.flatMap(each => each.forms).sort((a, b) => b.length - a.length)
  const known = new Set<string>()
  // `\b` knows no letter with an accent.
  const pieces = text.split(new RegExp(String.raw`(?<![\p{L}\p{N}])(${forms.join('|')})(?![\p{L}\p{N}])`, 'giu'))
  return pieces.map((piece, index) => {
    const found = index % 2 === 1 ? terms.find(each => each.forms.includes(piece.toLowerCase())) : undefined
    if (!found || known.has(found.id)) return { text: piece, term: null }
    known.add(found.id)
    return { text: piece, term: found }
  })
}
