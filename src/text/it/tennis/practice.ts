import type { TaskWords } from '../../contract/lessons.ts'
import { type Rank, valueOf } from '../../../engine/cards.ts'
import { aRank, theRankWorth } from '../card-words.ts'
import { ranksName, theRank } from '../grammar.ts'
import { capital, counted } from '../lists.ts'

/** Notes for guided games. Each is shown when something first occurs, and has at most ten words. */
export const guideText = {
  welcome: 'Tu sei Cleo, il Pescatore. Giochi la terza carta.',
  pair: 'Il Fantasma gioca senza vedere. La differenza è la Rete.',
  ghost: 'Il Fantasma non vede le sue carte.',
  net: 'Supera la Rete: una carta più alta fa un punto.',
  clear: 'Più alta della Rete: un punto.',
  missed: 'Non più alta della Rete: nessun punto.',
  match: 'Carte uguali: due punti a testa.',
  'hand-over': 'Chi ha più punti vince la mano.',
  'ghost-won': 'Il Fantasma ha vinto senza vedere. Conta per due mani.',
  'next-hand': 'I ruoli avanzano di un posto: il Fantasma sei tu.',
  over: 'Vince chi ha più punti. Alla pari conta il posto.',
} as const satisfies Readonly<Record<string, string>>

/** How a first game is set up with real cards. */
export const setUpText = [
  'Dividi un mazzo in tredici mucchi a faccia in su, uno per valore, dagli assi ai re. I semi qui non contano.',
  'Poi premi “Dai nell’app” e prendi dai mucchi le carte che vedi. Quando un altro gioca una carta, o la giochi tu da Fantasma, prendila dal suo mucchio.',
] as const

export const hintText = {
  matches: (rank: Rank): string => `È uguale ${theRank(rank, 'a')}: due punti a testa.`,
  noNet: 'La Rete non c’è ancora: questa è la tua carta più bassa.',
  noNetYet: 'Non c’è ancora una Rete da superare.',
  lowest: 'La tua carta più bassa che supera la Rete.',
  clears: (rank: Rank, net: number): string => `${capital(aRank(rank))} supera la Rete (${net}).`,
  leastToLose: (rank: Rank, net: number): string =>
    `Nessuna delle tue carte supera la Rete (${net}). Con ${theRank(rank)} perdi meno.`,
  misses: (rank: Rank, net: number): string => `${capital(aRank(rank))} non supera la Rete (${net}).`,
  leaves: (net: number): string => `Agli altri due lascia una Rete di ${net}.`,
} as const

/** Why the app plays a card, shown after the card's effect. The app plays as beginners do. */
export const reasonText = {
  blind: 'Il Fantasma gioca senza vedere.',
  matches: 'Due carte uguali danno due punti a testa.',
  noNet: 'Non c’è ancora una Rete: l’app gioca una carta alta.',
  clears: 'L’app gioca una carta alta per superare la Rete.',
  misses: 'Qui l’app non può fare punti.',
} as const

type Pair = readonly [Rank, Rank]

function subtraction([one, other]: Pair): string {
  const [high, low] = [Math.max(valueOf(one), valueOf(other)), Math.min(valueOf(one), valueOf(other))]
  return `${high} − ${low} = ${high - low}`
}

const played = ([first, second]: Pair): string => `Cleo ha giocato ${aRank(first)}, Ada ${aRank(second)}.`
const higher = (rank: Rank, isHigher: boolean): string =>
  `${theRankWorth(rank)} ${isHigher ? 'la supera' : 'non la supera'}`

interface Scored {
  readonly pair: Pair
  readonly first: Rank
  readonly second: Rank
  readonly over: boolean
  /** Whether equal cards score in addition to the Net, not instead. */
  readonly adds: boolean
  readonly points: number
}

function whyPoints({ pair, first, second, over, adds, points }: Scored): string {
  const instead = adds
    ? 'Le due carte sono uguali: due punti in più.'
    : 'Le due carte sono uguali: due punti, e nessun punto per la Rete.'
  const match = first === second ? instead : 'Le due carte non sono uguali.'
  return `La Rete è ${subtraction(pair)}, e ${higher(first, over)}. ${match} ${counted(points, 'punto', 'punti')}.`
}

const cameOut = ([one, other]: Pair): string =>
  one === other
    ? `Sono uscit${one === 'Q' ? 'e' : 'i'} due ${ranksName(one)}`
    : `Sono usciti ${aRank(one)} e ${aRank(other)}`

const askPoints = ({ pair, first, second, adds }: Scored): string =>
  [
    `${cameOut(pair)}. Ben ha giocato ${aRank(first)}, e Dan gioca ${aRank(second)}.`,
    ...(adds ? ['Qui le carte uguali danno punti in più.'] : []),
    'Quanti punti fa Ben?',
  ].join(' ')

const lesson = (task: string, hint: string, why: string): TaskWords => ({ task, hint, done: why, otherwise: why })

export const drillText = {
  title: 'Reti, punti e turni',
  valid: (pair: Pair, card: Rank, clears: boolean): TaskWords =>
    lesson(
      `${played(pair)} Ora Ben gioca ${aRank(card)}. Supera la Rete?`,
      'La carta deve essere più alta della Rete.',
      `La Rete è ${subtraction(pair)}, e ${higher(card, clears)}.`,
    ),
  next: (pair: Pair): TaskWords =>
    lesson(
      `${played(pair)} Quanto vale la Rete?`,
      'Un asso vale 1, un fante 11, una donna 12, un re 13.',
      `La Rete è ${subtraction(pair)}.`,
    ),
  find: (pair: Pair): TaskWords =>
    lesson(
      `${played(pair)} Qual è la carta più bassa che supera la Rete?`,
      'Vale uno in più della Rete.',
      `La Rete è ${subtraction(pair)}: basta la carta subito sopra.`,
    ),
  score: (scored: Scored): TaskWords =>
    lesson(askPoints(scored), 'Due carte uguali danno due punti a testa.', whyPoints(scored)),
  who: (count: number): TaskWords => ({
    task: `Ada è il Fantasma, Ben il Pescatore, Cleo il Pesce, Dan il Cormorano. ${
      count === 0
        ? 'Sul tavolo non c’è nessuna carta.'
        : count === 1
          ? 'È stata giocata 1 carta.'
          : `Sono state giocate ${count} carte.`
    } Di chi è il turno? Tocca il suo posto.`,
    hint: 'Dopo ogni quattro carte ricomincia il Pesce.',
    done: 'Pesce, Fantasma, Pescatore, Cormorano, e da capo.',
    otherwise: 'L’ordine è Pesce, Fantasma, Pescatore, Cormorano, e da capo.',
  }),
} as const
