import { rankOfPlayed, seatOf, hasSuit, valueOfPlayed } from '../../../engine/tennis/seats.ts'
import type { HandEndEvent, Pair, Played, SetAside, Role, Seat } from '../../../engine/tennis/types.ts'
import { rankAndValue } from '../card-words.ts'
import { aRankIn, cardAs, type Case } from '../grammar.ts'
import { capital, counted, listOf } from '../lists.ts'
import { highCardFirst, isReplaced, type At, type TennisWords } from '../../contract/tennis/book.ts'

export const nameOf = ({ players }: At, seat: Seat): string => players[seat - 1] ?? `Spieler ${seat}`
/** The roles without an article, as after „als“. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  ghost: 'Geist',
  angler: 'Angler',
  fish: 'Fisch',
  cormorant: 'Kormoran',
}
export const roleName = (role: Role): string => `der ${ROLE_NAMES[role]}`
export const cormorantOf = (at: At): string => nameOf(at, seatOf(at.position.dealer, 'cormorant'))

/** `den Herz-König`, or `einen König` if the suit wasn't entered. */
export const playedAs = (as: Case, card: Played): string =>
  hasSuit(card) ? cardAs(as, card) : aRankIn(rankOfPlayed(card), as)
export const cardName = (card: Played): string => playedAs('nom', card)

/** `Der Bube (11)`, `Die 4` */
export const theRankPlayed = (card: Played): string => capital(rankAndValue(rankOfPlayed(card)))

function subtraction(cards: Pair, net: number): string {
  const [high, low] = highCardFirst(cards)
  return `Das neue Netz ist ${valueOfPlayed(high)} − ${valueOfPlayed(low)} = ${net}.`
}

const IRREGULAR: Readonly<Record<SetAside, string>> = {
  'not-allowed': 'In dieser Partie darf der Kormoran nicht Geist werden; es gilt trotzdem.',
  'too-many-points': 'Der Kormoran hatte dafür zu viele Punkte; es gilt trotzdem.',
}

export const events: TennisWords['events'] = {
  irregular: ({ refusal }) => IRREGULAR[refusal],
  play: ({ card, player }, at) => `${nameOf(at, player)} spielt ${playedAs('acc', card)}.`,
  clear: ({ card, net, player }, at) =>
    `${theRankPlayed(card)} kommt über das Netz (${net})${isReplaced(at.position) ? '' : `: ein Punkt für ${nameOf(at, player)}`}.`,
  match: ({ players }, at) => equalCards(listOf(players.map(seat => nameOf(at, seat))), at),
  net: ({ cards, net }) => subtraction(cards, net),
  ghost: ({ player }, at) =>
    `${nameOf(at, player)} wird Geist. Dreh die Karten von ${nameOf(at, player)} so, dass nur die anderen sie sehen.`,
  result: ({ ghosted }) => resultSentence(ghosted),
  'hand-over': handOver,
  phase: (_, at) => dealText(at),
  over: ({ winner }, at) => `${nameOf(at, winner)} gewinnt die Partie.`,
}

/** How a deal begins (T7). */
export const dealText = (at: At): string =>
  `${nameOf(at, at.position.dealer)} teilt als Geist Spiel ${at.position.hand} aus. ${nameOf(at, seatOf(at.position.dealer, 'fish'))} spielt als Fisch zuerst.`

/** The text about equal cards (T3). */
const equalCards = (names: string, { position }: At): string =>
  position.match === 'replaces'
    ? `Gleiche Karten: je zwei Punkte für ${names} in diesem Paar und kein Punkt für das Netz.`
    : `Gleiche Karten: je zwei Punkte für ${names}, zusätzlich zum Punkt für das Netz.`

const resultSentence = (ghosted: boolean): string =>
  ghosted
    ? 'Nur das Ergebnis wurde eingetragen; der Kormoran war Geist geworden.'
    : 'Nur das Ergebnis wurde eingetragen.'

/** The text about the result of a hand (T4, T5, T6). */
function handOver({ player, role, points, worth: hands, loser, tied }: HandEndEvent, at: At): string {
  const name = nameOf(at, player)
  const score = counted(points[player - 1] ?? 0, 'Punkt', 'Punkten')
  const others = listOf(tied.map(seat => nameOf(at, seat)))
  const twice =
    role === 'cormorant'
      ? 'Der Kormoran war Geist geworden, darum zählt das Spiel doppelt.'
      : 'Das Spiel zählt doppelt.'
  const sentences = [
    at.position.played.length === 0
      ? `${name} gewinnt das Spiel als ${ROLE_NAMES[role]}.`
      : `${name} gewinnt das Spiel als ${ROLE_NAMES[role]} mit ${score}.`,
    ...(tied.length === 0
      ? []
      : [`Gleichauf mit ${others}: ${name} sitzt im Uhrzeigersinn weiter vom Geist entfernt.`]),
    ...(hands === 1 ? [] : [twice]),
    ...(loser === null ? [] : [`${nameOf(at, loser)} wurde Geist, gewann aber nicht: Ein Spiel wird abgezogen.`]),
  ]
  return sentences.join(' ')
}
