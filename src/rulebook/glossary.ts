import type { GameName } from '../engine/games.ts'

/** A word of a game’s own. */
export interface Term {
  readonly id: string
  readonly term: string
  /** How it stands in a text, in lower case. */
  readonly forms: readonly string[]
  readonly meaning: string
}

const term = (id: string, name: string, forms: readonly string[], meaning: string): Term => ({
  id,
  term: name,
  forms,
  meaning,
})

const RULING = term(
  'ruling',
  'Ruling',
  ['ruling', 'rulings'],
  'An answer where the rules leave room. Each has a letter and a number, as W2, and stands beside the rule it belongs to.',
)

/** The words that the rules of each game use in a sense of their own, in the order of the alphabet. */
export const GLOSSARY: Readonly<Record<GameName, readonly Term[]>> = {
  wetice: [
    term(
      'chain',
      'Chain',
      ['chain', 'chains'],
      'All that follows from one swap: match, fall, match again, until the table is at rest.',
    ),
    term(
      'cleanup',
      'Cleanup',
      ['cleanup'],
      'What comes before the game: swaps that leave fewer matches than before, without lifting cards.',
    ),
    term('group', 'Group', ['group', 'groups'], 'In NG+: runs of one suit, lifted together, that share a card.'),
    term(
      'link',
      'Link',
      ['link', 'links'],
      'One time that cards are lifted in a chain. A chain of two links lifts twice.',
    ),
    term(
      'match',
      'Match',
      ['match', 'matches'],
      'Three or more cards of one suit in a straight line. Also: to lift them.',
    ),
    term(
      'overlooked',
      'Overlooked match',
      ['overlooked'],
      'A match that lies on the table because nobody noticed it. It is lifted with the next one.',
    ),
    term('pile', 'Pile', ['pile', 'piles'], 'The cards that a player has scored, by suit.'),
    RULING,
    term('run', 'Run', ['run', 'runs'], 'A straight line of three or more cards of one suit, as long as it goes.'),
    term('swap', 'Swap', ['swap', 'swaps'], 'To let two cards change places, however far apart they lie.'),
  ],
  wellsix: [
    term(
      'capture',
      'Capture',
      ['capture', 'captures', 'capturing'],
      'To take a neighbour that ranks directly below, and to move onto its place.',
    ),
    term('group', 'Group', ['group', 'groups'], 'Cards that hang together, each beside another of them along an edge.'),
    term('isolation', 'Isolation', ['isolation'], 'What a capture cuts off from the largest group is cleared away.'),
    term('line', 'Line', ['line', 'lines'], 'Six or more neighbouring cards of one colour in a row or a column.'),
    term('opener', 'Opener', ['opener'], 'The player who lays the first card of a game, and plays red.'),
    term('opening', 'Opening', ['opening'], 'The first phase, in which hearts and spades are placed.'),
    term(
      'quiet',
      'Quiet turn',
      ['quiet', 'quiet turn', 'quiet turns'],
      'A turn of the main phase in which no card of the other player is seized.',
    ),
    RULING,
    term(
      'seize',
      'Seize',
      ['seize', 'seized', 'seizes', 'seizure', 'seizures'],
      'To take a card of the other player for one’s own face-down pile. It is out of this game.',
    ),
  ],
  tennis: [
    term(
      'clear',
      'Clear',
      ['clear', 'clears', 'cleared', 'clearing'],
      'To play a card whose value is higher than the Net.',
    ),
    term('hand', 'Hand', ['hand', 'hands'], 'One deal, from the first card to the last. Also what is won by it.'),
    term('level', 'Level', ['level'], 'Having as many points as another: a tie.'),
    term(
      'net',
      'Net',
      ['net'],
      'The difference of the two cards of a pair: what the next two cards have to be higher than.',
    ),
    term('pair', 'Pair', ['pair', 'pairs'], 'Two cards in a row, of Fish and Ghost or of Angler and Cormorant.'),
    term(
      'roles',
      'Roles',
      ['ghost', 'angler', 'fish', 'cormorant', 'roles'],
      'The four seats of a hand, clockwise: Ghost, Angler, Fish, Cormorant.',
    ),
    RULING,
  ],
  grafa: [
    term('dig', 'Dig', ['dig', 'digs', 'dug'], 'To put the next card of the deck onto the discard pile.'),
    term('discard-pile', 'Discard pile', ['discard pile'], 'Where pairs and dug cards go. Each card in it is a point.'),
    term('draw', 'Draw', ['draws', 'drawn'], 'To take the next card of the deck into one’s hand.'),
    term(
      'face-up',
      'Face-up card',
      ['face-up card'],
      'The top card of the deck, which lies open: it is the one to pair with.',
    ),
    term('pair', 'Pair', ['pair', 'pairs'], 'A card of the hand with the face-up card.'),
    RULING,
  ],
}

/** A piece of a text, and the term that it is a form of. */
export interface TermPiece {
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
