import { parseSuit } from '../../../engine/cards.ts'
import type { Event, Phase, Position, ScoreEvent, SetAside } from '../../../engine/wetice/types.ts'
import { aCardOf, capital, counted, listOf, SUIT_NAMES, suitCards } from '../lists.ts'
import type { Explanation, Speech } from '../rulebook.ts'
import type { SectionId } from './sections.ts'

type At = Speech<Position>

const nameOf = ({ players }: At, player: number): string => players[player - 1] ?? `Player ${player}`

/** Whom or which pile the cards go to: plain solitaire has none. */
function whereTo({ pile, player }: ScoreEvent, at: At): string {
  if (pile === undefined) return `for ${nameOf(at, player)}`
  if (at.position.mode === 'solo') return 'off the table'
  return pile === 'three' ? 'for the pile of threes' : 'for the four-plus pile'
}

function phaseSentence(phase: Phase, turn: number, at: At): string {
  const name = nameOf(at, turn)
  switch (phase) {
    case 'cleanup':
      return `${name} goes on with cleanup.`
    case 'give':
      return `${name} has too many suits and gives one away.`
    case 'swap':
    case 'over':
      return `It is ${name}’s turn.`
  }
}

function overSentence({ scores, winner }: Extract<Event, { type: 'over' }>, at: At): string {
  const { mode, board } = at.position
  if (mode === 'duel') {
    const result = (winner === 2 ? scores.toReversed() : scores).join(' to ')
    return winner === 0 ? `A draw, ${result}.` : `${nameOf(at, winner)} wins, ${result}.`
  }
  const left = board.cells.filter(suit => suit !== null).length
  if (left > 0) return `The game is over with ${counted(left, 'card', 'cards')} left.`
  return winner === 1
    ? 'The table is clear: a win.'
    : 'The table is clear, but the pile of threes is not the smaller one.'
}

const IRREGULAR: Readonly<Record<SetAside, string>> = {
  'not-fewer': 'Not allowed, as it leaves no fewer matches; the players let it stand.',
  'no-line': 'Not allowed, as it makes no line; the players let it stand.',
  'out-of-turn': 'Out of turn; the players let it stand.',
}

const DOING = { swap: { alone: 'Swap', does: 'swaps' }, pass: { alone: 'Pass', does: 'passes' } } as const

/** Who does it, where there are two of them. */
function doing(at: At, what: keyof typeof DOING): string {
  const { mode, turn } = at.position
  const { alone, does } = DOING[what]
  return mode === 'duel' && turn !== null ? `${nameOf(at, turn)} ${does}` : alone
}

function sentence(told: Event, at: At): readonly [sentence: string, section: SectionId] {
  switch (told.type) {
    case 'irregular':
      return [IRREGULAR[told.refusal], 'irregular']
    case 'swap':
      return [`${doing(at, 'swap')} ${listOf(told.cells)}.`, at.position.phase === 'cleanup' ? 'cleanup' : 'swap']
    case 'pass':
      return [`${doing(at, 'pass')}.`, at.position.phase === 'cleanup' ? 'cleanup' : 'over']
    case 'correct':
      return [`Corrected: ${listOf(Object.entries(told.cells).map(correction))}.`, 'mistakes']
    case 'match':
      return [
        capital(`${listOf(told.runs.map(run => `${suitCards(run.suit, run.cells.length)} in a line`))}.`),
        'match',
      ]
    case 'score':
      return [`Lift ${suitCards(told.suit, told.cards)} ${whereTo(told, at)}.`, told.pile ? 'solitaire' : 'remove']
    case 'give':
      return [
        `All ${SUIT_NAMES[told.suit]} to ${nameOf(at, told.to)}, ${counted(told.cards, 'card', 'cards')}.`,
        'give',
      ]
    case 'fall':
      return ['Slide the cards down.', 'fall']
    case 'phase':
      return [phaseSentence(told.phase, told.turn, at), told.phase === 'over' ? 'over' : told.phase]
    case 'over':
      return [overSentence(told, at), at.position.mode === 'duel' ? 'over' : 'solitaire']
  }
}

function correction([cell, content]: readonly [string, string]): string {
  const suit = parseSuit(content)
  return suit ? `${cell} ${aCardOf(suit)}` : `${cell} empty`
}

/** What happened, as an instruction for hands where cards move. */
export function event(happened: Event, at: At): Explanation {
  const [words, section] = sentence(happened, at)
  return { sentence: words, remedy: '', section }
}
