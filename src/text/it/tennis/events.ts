import { rankOfPlayed, seatOf, hasSuit } from '../../../engine/tennis/seats.ts'
import type { HandEndEvent, Pair, Played, SetAside, Role, Seat } from '../../../engine/tennis/types.ts'
import { rankAndValue, aRank, theCard, theRankWorth } from '../card-words.ts'
import { toName } from '../grammar.ts'
import { capital, counted, listOf } from '../lists.ts'
import { highCardFirst, isReplaced, type At, type TennisWords } from '../../contract/tennis/book.ts'

export const nameOf = ({ players }: At, seat: Seat): string => players[seat - 1] ?? `Ospite ${seat}`
const ROLES: Readonly<Record<Role, string>> = {
  ghost: 'il Fantasma',
  angler: 'il Pescatore',
  fish: 'il Pesce',
  cormorant: 'il Cormorano',
}
export const roleName = (role: Role): string => ROLES[role]
/** The roles without an article. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  ghost: 'Fantasma',
  angler: 'Pescatore',
  fish: 'Pesce',
  cormorant: 'Cormorano',
}
export const cormorantOf = (at: At): string => nameOf(at, seatOf(at.position.dealer, 'cormorant'))

/** `il re di cuori`, or `un re` if the suit wasn't entered. */
export const cardName = (card: Played): string => (hasSuit(card) ? theCard(card) : aRank(rankOfPlayed(card)))

const worth = (card: Played): string => rankAndValue(rankOfPlayed(card))

function subtraction(cards: Pair, net: number): string {
  const [high, low] = highCardFirst(cards)
  return `${worth(high)} − ${worth(low)} = Rete ${net}.`
}

const IRREGULAR: Readonly<Record<SetAside, string>> = {
  'not-allowed': 'In questa partita il Cormorano non può diventare Fantasma, ma la mossa vale lo stesso.',
  'too-many-points': 'Il Cormorano aveva troppi punti per diventare Fantasma, ma la mossa vale lo stesso.',
}

export const events: TennisWords['events'] = {
  irregular: ({ refusal }) => IRREGULAR[refusal],
  play: ({ card, player }, at) => `${nameOf(at, player)} gioca ${cardName(card)}.`,
  clear: ({ card, net, player }, at) =>
    `${capital(theRankWorth(rankOfPlayed(card)))} supera la Rete (${net})${isReplaced(at.position) ? '' : `: un punto ${toName(nameOf(at, player))}`}.`,
  match: ({ players }, at) =>
    `Carte uguali: ${matchPoints(
      players.map(seat => nameOf(at, seat)),
      at,
    )}.`,
  net: ({ cards, net }) => subtraction(cards, net),
  ghost: ({ player }, at) => becomesGhost(nameOf(at, player)),
  result: ({ ghosted }) => resultSentence(ghosted),
  'hand-over': handOver,
  phase: (_, at) => dealText(at),
  over: ({ winner }, at) => `${nameOf(at, winner)} vince la partita.`,
}

/** How a deal begins (T7). */
export const dealText = (at: At): string =>
  `Mano ${at.position.hand}: dà le carte ${nameOf(at, at.position.dealer)}, che ${at.position.hand > 1 ? 'ora ' : ''}è il Fantasma. Comincia ${nameOf(at, seatOf(at.position.dealer, 'fish'))}, il Pesce.`

const becomesGhost = (name: string): string =>
  `${name} diventa Fantasma. Gira le carte di ${name} verso gli altri giocatori.`

/** The text about equal cards (T3). */
const matchPoints = (names: readonly string[], { position }: At): string =>
  position.match === 'replaces'
    ? `due punti a testa ${listOf(names.map(toName))}, e nessun punto per la Rete`
    : `altri due punti a testa ${listOf(names.map(toName))}`

const resultSentence = (ghosted: boolean): string =>
  ghosted ? 'Inserito solo il risultato: il Cormorano era diventato Fantasma.' : 'Inserito solo il risultato.'

/** The text about the result of a hand (T4, T5, T6). */
function handOver({ player, role, points, worth: hands, loser, tied }: HandEndEvent, at: At): string {
  const score = points[player - 1] ?? 0
  const level =
    tied.length === 0
      ? ''
      : `: è a pari punti con ${listOf(tied.map(seat => nameOf(at, seat)))}, ma in senso orario siede più lontano dal mazziere`
  const twice =
    role === 'cormorant'
      ? ' Il Cormorano era diventato Fantasma, perciò la mano conta per due.'
      : ' Conta per due mani.'
  const counts = hands === 1 ? '' : twice
  const loss =
    loser === null ? '' : ` ${nameOf(at, loser)}, Fantasma per scelta, non ha vinto: il suo totale scende di una mano.`
  const played = at.position.played.length === 0 ? '' : ` con ${counted(score, 'punto', 'punti')}${level}`
  return `${nameOf(at, player)}, ${ROLE_NAMES[role]}, vince la mano${played}.${counts}${loss}`
}
