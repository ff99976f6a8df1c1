import { RANKS, type Rank } from '../../../engine/cards.ts'
import type { Played, Position, Role } from '../../../engine/tennis/types.ts'
import { aRank, rankName, theRankWorth } from '../card-words.ts'
import { ranksName, toName } from '../grammar.ts'
import { capital, signedNumber, counted, LANGUAGE, listOf, numeral } from '../lists.ts'
import { hasSuit, rankOfPlayed, seatOf, turnOf } from '../../../engine/tennis/seats.ts'
import type { PlayedCard } from '../../../games/tennis/table/cards.ts'
import type { Plate } from '../../../games/tennis/table/view.ts'
import { createCardRuling, scoreReasons, type At } from '../../contract/tennis/book.ts'
import { cardName, nameOf, events, ROLE_NAMES } from './events.ts'

/** Why a card earns no point (T1, T2). */
function missed(card: Played, net: number | null): string {
  const value = capital(theRankWorth(rankOfPlayed(card)))
  return net === null
    ? `${value} non fa punti: la prima coppia non ha Rete.`
    : `${value} non supera la Rete (${net}): nessun punto.`
}

/** The referee's text about a card played on a Net. */
export const rulingOnCard = createCardRuling(events, missed)

export function nextStepText(at: At): string {
  const { position } = at
  const turn = turnOf(position)
  if (turn !== null) return `Tocca ${toName(nameOf(at, turn))}.`
  if (position.phase === 'over') return 'Annulla per riaprirla o iniziane un’altra.'
  return `Nella prossima mano dà le carte ${nameOf(at, seatOf(position.dealer, 'angler'))}.`
}

/** What a Cormorant who becomes a Ghost can win and lose (T6). */
export const riskText = (at: At): string =>
  `Se ${nameOf(at, seatOf(at.position.dealer, 'cormorant'))} vince, la mano conta per due; se non vince, il suo totale scende di una mano.`

const PERCENT = new Intl.NumberFormat(LANGUAGE, { style: 'percent' })

const points = (count: number): string => counted(count, 'punto', 'punti')

const ORDINALS = [
  'la prima',
  'la seconda',
  'la terza',
  'la quarta',
  'la quinta',
  'la sesta',
  'la settima',
  'l’ottava',
  'la nona',
  'la decima',
  'l’undicesima',
  'la dodicesima',
  'l’ultima',
]

const SCORED = { equal: 'carte uguali', net: 'supera la Rete' } as const

export const TENNIS_TABLE = {
  title: 'A Lifelike Tennis',
  short: 'Tennis',
  phase: ({ hand, target }: Position): string => `mano ${hand}, si vince con ${counted(target, 'mano', 'mani')}`,

  role: ROLE_NAMES,
  ghosted: 'Cormorano, Fantasma',
  passesOn: (role: Role, next: Role): string => `Ora ${ROLE_NAMES[role]}, nella prossima mano ${ROLE_NAMES[next]}`,
  toPlay: 'di turno',
  left: (cards: number): string => counted(cards, 'carta', 'carte'),
  hands: (hands: number): string => counted(hands, 'mano', 'mani'),
  change: signedNumber,
  handsAlone: (hands: number): string => (hands === 1 ? 'mano' : 'mani'),
  plate: ({ name, role, ghosted, app, turn, points: count, left, hands }: Plate, onlyHands: boolean): string =>
    [
      name,
      ...(role === null ? [] : [ghosted ? TENNIS_TABLE.ghosted : ROLE_NAMES[role]]),
      ...(app === '' ? [] : [app]),
      ...(turn && !onlyHands ? ['di turno'] : []),
      ...(onlyHands || count === null ? [] : [points(count)]),
      ...(onlyHands || left === null ? [] : [`${counted(left, 'carta', 'carte')} in mano`]),
      counted(hands, 'mano vinta', 'mani vinte'),
    ].join(', '),
  choice: 'Fantasma?',
  choiceOf: (name: string): string => `${name} vuole diventare Fantasma?`,

  net: (net: number | null): string => (net === null ? 'Ancora senza Rete' : `Rete ${net}`),
  flight: {
    over: (name: string, rank: Rank): string => `${name} gioca ${aRank(rank)} e supera la Rete.`,
    into: (name: string, rank: Rank): string => `${name} gioca ${aRank(rank)}: la carta finisce nella Rete.`,
    free: (name: string, rank: Rank): string => `${name} gioca ${aRank(rank)}.`,
  },

  beginDetail: 'Tocca ogni carta quando viene giocata.',
  strip: 'Carte giocate',
  chip: ({ number, card, cleared, points: count, formed }: PlayedCard, name: string): string =>
    [
      `Carta ${number}, ${name}, ${cardName(card)}`,
      ...scoreReasons({ cleared, points: count }).map(why => SCORED[why]),
      ...(count > 0 ? [points(count)] : []),
      ...(formed === null ? [] : [`nuova Rete ${formed}`]),
    ].join(', '),
  undo: 'Annulla l’ultima carta',
  which: (name: string, number: number, card: Played): string =>
    `Carta ${number}, ${name}: non era ${cardName(card)}. Che carta era?`,
  missing: (name: string, number: number): string => `Che cosa ha giocato ${name} prima della carta ${number}?`,
  remove: 'Non giocata',
  insert: 'Ne manca una prima',
  same: 'È già così.',
  differ: (count: number): string =>
    count === 0 ? 'Ogni decisione resta uguale.' : `${counted(count, 'decisione cambia', 'decisioni cambiano')}.`,
  shifts: (name: string, before: number, after: number): string =>
    `${name} ${after} invece di ${before}`.replaceAll(' ', '\u00a0'),
  pointsChange: (shifts: readonly string[]): string =>
    shifts.length === 0 ? 'I punti restano uguali.' : `${shifts.join(', ')}.`,
  handsChange: (shifts: readonly string[]): string => `Mani vinte: ${shifts.join(', ')}.`,
  falls: (number: number): string => `Così la carta ${number} non sarebbe possibile.`,
  fallsAction: 'Così le mosse seguenti non sarebbero possibili.',
  changeIt: 'Cambia',
  changed: (sentence: string): string => `Cambiata. ${sentence}`,
  differing: 'Che cosa cambia',
  outcome: ({ points: count, formed }: PlayedCard): string =>
    [count > 0 ? `+${count}` : 'nessun punto', ...(formed === null ? [] : [`Rete ${formed}`])].join(', '),
  isNew: 'nuova',
  isGone: 'non giocata',
  /** `Carta 3: non un fante, ma un 5.` */
  becomes: {
    other: (number: number, gone: readonly Played[], come: readonly Played[]): string =>
      gone.length === 1
        ? `Carta ${number}: non ${listOf(gone.map(cardName))}, ma ${listOf(come.map(cardName))}.`
        : `Dalla carta ${number}: non ${listOf(gone.map(cardName))}, ma ${listOf(come.map(cardName))}.`,
    missing: (number: number, _: readonly Played[], come: readonly Played[]): string =>
      `Carta ${number}: ${come.length === 1 ? 'mancava' : 'mancavano'} ${listOf(come.map(cardName))}.`,
    extra: (number: number, gone: readonly Played[]): string =>
      `Carta ${number}: nessuno ha giocato ${listOf(gone.map(cardName))}.`,
  },
  exchange: { next: 'Scambia con la seguente', last: 'Scambia con la precedente' },
  differs: (before: string, after: string): string => `${before}, ora ${after}`,
  cardOf: (number: number, name: string): string => `${number}. ${name}`,

  held: {
    done: 'Sono giuste',
    enter: (name: string): string => `Inserisci le carte di ${name}`,
    edit: (name: string): string => `Modifica le carte di ${name}`,
    covered: (name: string): string => `Mostrare le carte di ${name}?`,
    show: 'Mostra',
    takeOut: (card: Played): string => `Togli ${cardName(card)}`,
    /** For a card that was also entered for other seats, or a fifth card of a rank. */
    twice: (card: Played, names: readonly string[]): string =>
      hasSuit(card)
        ? `${capital(cardName(card))} è già tra le carte inserite per ${listOf(names)}.`
        : `Con le carte di ${listOf(names)} ci sarebbero più di quattro ${ranksName(rankOfPlayed(card))}.`,
    deal: 'Dai nell’app',
    leaveOut: 'Non inserirle',
    enters: (name: string, count: number, most: number): string => `Le carte di ${name}: ${count} su ${most}.`,
    right: (name: string): string => `Sono queste le carte di ${name}?`,
    list: (name: string): string => `Le carte di ${name}, come le hai inserite`,
    empty: 'Tocca ogni carta che questo giocatore ha in mano.',
    first: (hand: number, name: string): string => `Dai le carte della mano ${hand} e inserisci quelle di ${name}.`,
    alone: (hand: number): string => `Ora si danno le carte della mano ${hand}.`,
    aloneDetail: 'Le dà l’app, o usi carte vere: allora inserisci quelle con cui gioca l’app.',
    who: 'L’app gioca con queste carte. Le inserisce il Fantasma, o qualcuno che non gioca.',
    ghost: (name: string): string => `${name} è il Fantasma: per giocare, l’app deve conoscere le carte di ${name}.`,
    ghostDetail: (name: string): string => `Chiunque può inserire queste carte, tranne ${name}.`,
    unknown: (name: string): string => `Quali carte ha in mano ${name}?`,
    unknownDetail:
      'Per continuare l’app deve conoscerle. Se invece una carta giocata è stata inserita male, toccala e correggila.',
    clash: 'Le mani inserite non possono essere tutte giuste.',
    clashDetail: 'Guardale una per una e modifica quello che è sbagliato.',
    misplayed: (name: string): string => `È stata giocata una carta che ${name} non aveva in mano.`,
    undoIt: 'Annulla la mossa per continuare.',
    dealt: (ghost: string): string => `L’app ha dato le carte. Il Fantasma è ${ghost}.`,
    lay: (name: string): string => `Metti la carta a faccia in su davanti ${toName(name)}.`,
    blind: (name: string, place: number): string =>
      `Metti a faccia in su davanti ${toName(name)} ${ORDINALS[place - 1] ?? ''} carta da sinistra. Poi inserisci che carta è.`,
  },
  handOf: (name: string): string => `Le carte di ${name}`,
  uncover: (name: string): string => `Dai il dispositivo ${toName(name)} e mostra le carte`,
  blindHand: (name: string): string => `${name} è il Fantasma e gioca una di queste carte senza vederla.`,
  backOf: (place: number): string => `Carta ${place}, coperta`,
  /** Introduces the ranks of another player's visible hand. */
  faces: (name: string): string => `${name} mostra`,

  review: {
    chance: 'Probabilità di vincere la mano',
    percent: (share: number): string => PERCENT.format(share),
    compare: (played: number, best: number): string =>
      `Probabilità media di vincere questa mano: ${PERCENT.format(played)}. Con la mossa migliore: ${PERCENT.format(best)}.`,
    clear: (name: string): string => `un punto ${toName(name)}`,
    match: (names: readonly string[]): string => `due punti a testa ${listOf(names.map(toName))}`,
  },

  nextHand: 'Prossima mano',
  whoWon: (hand: number): string => `Chi ha vinto la mano ${hand}?`,
  whoWonDetail: 'Oppure inserisci le carte giocate.',
  wonBy: (name: string, role: Role): string => `${name}, ${ROLE_NAMES[role]}`,
  wasGhost: (name: string): string => `${name}: da Cormorano a Fantasma`,
  scoreOnly: 'Solo i punti',
  byCards: 'Carta per carta',
  suits: 'Anche i semi',
  ranksOnly: 'Solo i valori',
  scores: 'Punteggio',
  hand: 'Mano',
  earlier: 'Mostra le mani precedenti',
  total: 'Mani vinte',
  typed: 're, 10 di cuori, punti, rete',
  asks: ['punti', 'rete', 'coppia', 'turno', 'restano'],
  questions: {
    score: ['punti', 'punteggio'],
    net: ['rete'],
    pair: ['coppia'],
    turn: ['turno'],
    left: ['restano'],
  },
  answers: {
    score: (names: readonly string[], { points: now, hands }: Position): string =>
      `Punti: ${tally(names, now)}. Mani vinte: ${tally(names, hands)}.`,
    net: (net: number | null): string => (net === null ? 'Non c’è ancora una Rete.' : `La Rete è ${net}.`),
    turn: (name: string, role: Role): string => `Tocca ${toName(name)}, ${ROLE_NAMES[role]}.`,
    nobody: 'La mano è finita.',
    pair: (cards: readonly Played[]): string =>
      cards.length === 0
        ? 'Della coppia non c’è ancora nessuna carta.'
        : `La coppia sul tavolo: ${listOf(cards.map(cardName))}.`,
    left: (left: Readonly<Record<Rank, number>>): string =>
      `Devono ancora uscire: ${RANKS.filter(rank => left[rank] > 0)
        .map(rank => `${left[rank]} × ${rankName(rank)}`)
        .join(', ')}.`,
  },
} as const

const tally = (names: readonly string[], counts: readonly number[]): string =>
  listOf(names.map((name, seat) => `${capital(name)} ${numeral(counts[seat] ?? 0)}`))
