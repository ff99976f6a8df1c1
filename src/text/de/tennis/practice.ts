import type { TaskWords } from '../../contract/lessons.ts'
import { type Rank, valueOf } from '../../../engine/cards.ts'
import { aRank, rankAndValue } from '../card-words.ts'
import { aRankIn, cardsInWords, theRank } from '../grammar.ts'
import { capital, counted } from '../lists.ts'

/** Notes for guided games. Each is shown when something first occurs, and has at most ten words. */
export const guideText = {
  welcome: 'Du bist Cleo, der Angler. Du spielst als Dritte.',
  pair: 'Der Geist spielt blind. Der Unterschied ist das Netz.',
  ghost: 'Der Geist sieht seine eigenen Karten nicht.',
  net: 'Komm über das Netz: Das bringt einen Punkt.',
  clear: 'Höher als das Netz: ein Punkt.',
  missed: 'Nicht höher als das Netz: kein Punkt.',
  match: 'Gleiche Karten: je zwei Punkte für beide.',
  'hand-over': 'Wer die meisten Punkte hat, gewinnt das Spiel.',
  'ghost-won': 'Der Geist hat blind gewonnen. Das zählt doppelt.',
  'next-hand': 'Alle Rollen rücken einen Platz weiter: Du bist der Geist.',
  over: 'Gleichstand: Wer im Uhrzeigersinn am weitesten vom Geist sitzt, gewinnt.',
} as const satisfies Readonly<Record<string, string>>

/** How a first game is set up with real cards. */
export const setUpText = [
  'Sortiere ein Kartenspiel in dreizehn Stapel nach Wert, von den Assen bis zu den Königen. Die Farbe ist hier egal.',
  'Tippe dann auf „In der App austeilen“. Nimm die dreizehn gezeigten Karten von den Stapeln, später auch jede, die andere spielen oder du als Geist.',
] as const

export const hintText = {
  matches: (rank: Rank): string => `So hoch wie ${theRank(rank)}: je zwei Punkte für beide.`,
  noNet: 'Es gibt noch kein Netz, und das ist deine niedrigste Karte.',
  noNetYet: 'Es gibt noch kein Netz, über das sie kommen könnte.',
  lowest: 'Deine niedrigste Karte, die über das Netz kommt.',
  clears: (rank: Rank, net: number): string => `${capital(aRank(rank))} kommt über das Netz von ${net}.`,
  leastToLose: (rank: Rank, net: number): string =>
    `Keine deiner Karten kommt über das Netz von ${net}. Mit ${theRank(rank, 'dat')} verlierst du am wenigsten.`,
  misses: (rank: Rank, net: number): string => `${capital(aRank(rank))} kommt nicht über das Netz von ${net}.`,
  leaves: (net: number): string => `Für die anderen zwei bleibt ein Netz von ${net}.`,
} as const

/** Why the app plays a card, shown after the card's effect. The app plays as beginners do. */
export const reasonText = {
  blind: 'Der Geist spielt blind.',
  matches: 'Gleiche Karten bringen beiden je zwei Punkte.',
  noNet: 'Noch gibt es kein Netz, darum eine hohe Karte.',
  clears: 'Eine hohe Karte, um über das Netz zu kommen.',
  misses: 'Ein Punkt ist hier nicht möglich.',
} as const

type Pair = readonly [Rank, Rank]

function subtraction([one, other]: Pair): string {
  const [high, low] = valueOf(one) < valueOf(other) ? [other, one] : [one, other]
  return `${valueOf(high)} − ${valueOf(low)} = ${valueOf(high) - valueOf(low)}`
}

const played = ([first, second]: Pair): string =>
  `Cleo hat ${aRankIn(first, 'acc')} gespielt, Ada ${aRankIn(second, 'acc')}.`
const higher = (rank: Rank, isHigher: boolean): string =>
  isHigher ? `${rankAndValue(rank)} ist höher` : `${rankAndValue(rank)} ist nicht höher`

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
  const equal = `Die Karten sind gleich: ${adds ? 'zwei Punkte dazu' : 'stattdessen zwei Punkte'}.`
  const match = first === second ? equal : 'Die Karten sind nicht gleich.'
  return `Das Netz ist ${subtraction(pair)}, und ${higher(first, over)}. ${match} ${counted(points, 'Punkt', 'Punkte')}.`
}

const askPoints = ({ pair, first, second, adds }: Scored): string =>
  [
    `Da lagen ${aRank(pair[0])} und ${aRank(pair[1])}. Ben hat ${aRankIn(first, 'acc')} gespielt, und Dan spielt ${aRankIn(second, 'acc')}.`,
    ...(adds ? ['Gleiche Karten zählen hier zusätzlich.'] : []),
    'Wie viele Punkte hat Ben?',
  ].join(' ')

const lesson = (task: string, hint: string, why: string): TaskWords => ({ task, hint, done: why, otherwise: why })

export const drillText = {
  title: 'Netz, Punkte, Reihenfolge',
  valid: (pair: Pair, card: Rank, clears: boolean): TaskWords =>
    lesson(
      `${played(pair)} Jetzt spielt Ben ${aRankIn(card, 'acc')}. Kommt er über das Netz?`,
      'Die Karte muss höher sein als das Netz.',
      `Das Netz ist ${subtraction(pair)}, und ${higher(card, clears)}.`,
    ),
  next: (pair: Pair): TaskWords =>
    lesson(
      `${played(pair)} Wie hoch ist das Netz?`,
      'Ein Ass ist 1, ein Bube 11, eine Dame 12, ein König 13.',
      `${subtraction(pair)}.`,
    ),
  find: (pair: Pair): TaskWords =>
    lesson(
      `${played(pair)} Welche Karte ist die niedrigste, die über das Netz kommt?`,
      'Eins höher als das Netz.',
      `Das Netz ist ${subtraction(pair)}: Die nächsthöhere Karte reicht.`,
    ),
  score: (scored: Scored): TaskWords =>
    lesson(askPoints(scored), 'Gleiche Karten bringen beiden je zwei Punkte.', whyPoints(scored)),
  who: (count: number): TaskWords => ({
    task: `Ada ist der Geist, Ben der Angler, Cleo der Fisch, Dan der Kormoran. ${
      count === 0
        ? 'Noch liegt keine Karte da.'
        : `${capital(cardsInWords(count))} ${count === 1 ? 'liegt' : 'liegen'} da.`
    } Wer spielt als Nächstes? Tippe auf den Platz.`,
    hint: 'Nach je vier Karten beginnt wieder der Fisch.',
    done: 'Fisch, Geist, Angler, Kormoran und wieder von vorn.',
    otherwise: 'Die Reihenfolge ist Fisch, Geist, Angler, Kormoran und wieder von vorn.',
  }),
} as const
