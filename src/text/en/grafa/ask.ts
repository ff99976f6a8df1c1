import { isCard, needOf, reach } from '../../../engine/grafa/abilities.ts'
import type { Need, Position } from '../../../engine/grafa/types.ts'
import { theCards } from '../card-words.ts'
import { capital, numberWord } from '../lists.ts'
import type { SectionId } from './sections.ts'

interface Question {
  readonly sentence: string
  readonly detail: string
  readonly section: string
}

const DO: Readonly<Record<Need['for'], string>> = { dig: 'Dig', draw: 'Draw', look: 'Look at', turn: 'Turn up' }
const SECTIONS: Readonly<Record<Need['for'], SectionId>> = {
  dig: 'spades',
  draw: 'diamonds',
  look: 'clubs',
  turn: 'seeing',
}
/** Where the cards go that hands have just taken off the deck; those that are looked at are put back after. */
const WHERE: Readonly<Record<Need['for'], (cards: number) => string>> = {
  dig: cards => `Put ${cards === 1 ? 'it' : 'them'} onto the discard pile.`,
  draw: cards => `Take ${cards === 1 ? 'it' : 'them'} into your hand.`,
  look: () => '',
  turn: () => 'It stays on the deck.',
}

/** What hands do to see the cards that the game asks for, and which those are. */
export function question(position: Position): Question {
  const { for: purpose, count } = needOf(position)
  const cards = reach(position)
  const known = position.deck.slice(0, cards).filter(isCard)
  const top = cards === 1 ? 'the top card' : `the top ${numberWord(cards)} cards`
  const which = count < cards ? 'Which is new?' : cards === 1 ? 'Which is it?' : 'Which are they?'
  const told = known.length > 0 ? [`${capital(theCards(known))} ${known.length === 1 ? 'is' : 'are'} known.`] : []
  const order = count > 1 ? ['Top first.'] : []
  return {
    sentence: `${DO[purpose]} ${top}. ${which}`,
    detail: [WHERE[purpose](cards), ...told, ...order].join(' ').trim(),
    section: SECTIONS[purpose],
  }
}
