import { DECK, sortCards, type Card } from '../cards.ts'
import type { NoValues, SetupProblemOf } from '../game.ts'
import { checkNames } from '../text.ts'
import { err, ok, type Result } from '../result.ts'
import { canPair, isCard } from './abilities.ts'
import { UNKNOWN, type Position, type Setup, type Slot } from './types.ts'

interface ProblemValues {
  'one-player': { readonly count: number }
  'bad-name': { readonly names: readonly string[] }
  /** `count`: the number of cards in the deck. */
  'no-hand': { readonly count: number }
  'too-many-cards': { readonly count: number }
  'card-twice': { readonly cards: readonly Card[] }
  /** The hand is dealt from the deck, and the cards at `places`, counted from 1, are unknown. */
  'unknown-hand': { readonly places: readonly number[] }
  'unknown-top': NoValues
}

export type GrafaProblem = SetupProblemOf<ProblemValues>
type Problem = GrafaProblem

const CARDS_DEALT = 5

/** Creates the position before the next pair (`over` if no card pairs), or returns all problems. */
export function start(setup: Setup): Result<Position, readonly Problem[]> {
  const { hand, deck, discard } = dealt(setup)
  const problems = [...checkPlayers(setup), ...checkTwice(setup), ...checkCards(setup)]
  if (problems.length > 0) return err(problems)
  const below = Array<Slot>(DECK.length - hand.length - deck.length - discard.length).fill(UNKNOWN)
  const position: Position = {
    phase: 'pair',
    hand: sortCards(hand.filter(isCard)),
    deck: [...deck, ...below],
    discard: sortCards(discard),
    pair: null,
    acts: [],
  }
  return ok(canPair(position) ? position : { ...position, phase: 'over' })
}

interface Dealt extends Pick<Setup, 'deck' | 'discard'> {
  readonly hand: readonly Slot[]
}

const dealt = ({ hand, deck, discard }: Setup): Dealt =>
  hand ? { hand, deck, discard } : { hand: deck.slice(0, CARDS_DEALT), deck: deck.slice(CARDS_DEALT), discard }

const checkPlayers = ({ players }: Setup): Problem[] => [
  ...(players.length === 1 ? [] : [{ code: 'one-player', key: 'players', count: players.length } as const]),
  ...checkNames(players),
]

/** Without a hand, the deck must have all 52 cards. */
function checkCards(setup: Setup): Problem[] {
  const { hand, deck } = setup
  return hand || deck.length === DECK.length
    ? [...checkCount(dealt(setup)), ...checkKnown(dealt(setup))]
    : [{ code: 'no-hand', key: 'hand', count: deck.length }]
}

function checkCount({ hand, deck, discard }: Dealt): Problem[] {
  const cards = hand.length + deck.length + discard.length
  return cards > DECK.length ? [{ code: 'too-many-cards', key: 'deck', count: cards }] : []
}

function checkTwice({ hand, deck, discard }: Setup): Problem[] {
  const cards = sortCards([...(hand ?? []), ...deck.filter(isCard), ...discard])
  const twice = new Set(cards.filter((card, index) => cards.indexOf(card) !== index))
  return twice.size > 0 ? [{ code: 'card-twice', key: 'deck', cards: [...twice] }] : []
}

/** An empty `deck` means an unknown deck, unless all 52 cards are elsewhere. */
function checkKnown({ hand, deck, discard }: Dealt): Problem[] {
  const problems: Problem[] = []
  const unknown = hand.flatMap((slot, index) => (isCard(slot) ? [] : [index + 1]))
  if (unknown.length > 0) problems.push({ code: 'unknown-hand', key: 'deck', places: unknown })
  const empty = hand.length + discard.length >= DECK.length
  if (!empty && (deck[0] ?? UNKNOWN) === UNKNOWN) problems.push({ code: 'unknown-top', key: 'deck' })
  return problems
}
