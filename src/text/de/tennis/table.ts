import { RANKS, type Rank } from '../../../engine/cards.ts'
import type { Played, Position, Role } from '../../../engine/tennis/types.ts'
import { rankName } from '../card-words.ts'
import { aRankIn, ranksOf, theRank, verb } from '../grammar.ts'
import { capital, signedNumber, counted, LANGUAGE, listOf, numeral } from '../lists.ts'
import { hasSuit, rankOfPlayed, seatOf, turnOf } from '../../../engine/tennis/seats.ts'
import type { PlayedCard } from '../../../games/tennis/table/cards.ts'
import { WORDS as UI } from '../ui.ts'
import type { Plate } from '../../../games/tennis/table/view.ts'
import { createCardRuling, scoreReasons, type At } from '../../contract/tennis/book.ts'
import { cardName, nameOf, events, ROLE_NAMES, theRankPlayed } from './events.ts'

/** Why a card earns no point (T1, T2). */
function missed(card: Played, net: number | null): string {
  return net === null
    ? 'Das erste Paar hat kein Netz: kein Punkt.'
    : `${theRankPlayed(card)} kommt nicht über das Netz (${net}): kein Punkt.`
}

/** The referee's text about a card played on a Net. */
export const rulingOnCard = createCardRuling(events, missed)

export function nextStepText(at: At): string {
  const { position } = at
  const turn = turnOf(position)
  if (turn !== null) return `${nameOf(at, turn)} spielt als Nächstes.`
  if (position.phase === 'over') return 'Mach den letzten Zug rückgängig, oder beginn eine neue Partie.'
  return `${nameOf(at, seatOf(position.dealer, 'angler'))} teilt das nächste Spiel aus.`
}

/** What a Cormorant who becomes a Ghost can win and lose (T6). */
export const riskText = (at: At): string =>
  `Gewinnt ${nameOf(at, seatOf(at.position.dealer, 'cormorant'))} dieses Spiel, zählt es doppelt; sonst geht ein gewonnenes Spiel verloren.`

const PERCENT = new Intl.NumberFormat(LANGUAGE, { style: 'percent' })

const points = (count: number): string => counted(count, 'Punkt', 'Punkte')

const ORDINALS = [
  'erste',
  'zweite',
  'dritte',
  'vierte',
  'fünfte',
  'sechste',
  'siebte',
  'achte',
  'neunte',
  'zehnte',
  'elfte',
  'zwölfte',
  'letzte',
]

const shortName = (card: Played): string => (hasSuit(card) ? UI.card(card) : rankName(rankOfPlayed(card)))

const SCORED = { equal: 'gleiche Karten', net: 'über dem Netz' } as const

export const TENNIS_TABLE = {
  title: 'A Lifelike Tennis',
  short: 'Tennis',
  phase: ({ hand, target }: Position): string => `Spiel ${hand}, bis ${counted(target, 'Sieg', 'Siege')}`,

  role: ROLE_NAMES,
  ghosted: 'Kormoran als Geist',
  passesOn: (role: Role, next: Role): string => `${ROLE_NAMES[role]}, im nächsten Spiel ${ROLE_NAMES[next]}`,
  toPlay: 'dran',
  left: (cards: number): string => counted(cards, 'Karte', 'Karten'),
  hands: (hands: number): string => counted(hands, 'Spiel', 'Spiele'),
  change: signedNumber,
  handsAlone: (hands: number): string => (hands === 1 ? 'Spiel' : 'Spiele'),
  plate: ({ name, role, ghosted, app, turn, points: count, left, hands }: Plate, onlyHands: boolean): string =>
    [
      name,
      ...(role === null ? [] : [ghosted ? TENNIS_TABLE.ghosted : ROLE_NAMES[role]]),
      ...(app === '' ? [] : [app]),
      ...(turn && !onlyHands ? ['dran'] : []),
      ...(onlyHands || count === null ? [] : [points(count)]),
      ...(onlyHands || left === null ? [] : [`noch ${counted(left, 'Karte', 'Karten')}`]),
      `${counted(hands, 'Spiel', 'Spiele')} gewonnen`,
    ].join(', '),
  choice: 'Geist werden',
  choiceOf: (name: string): string => `Geist werden, ${name}`,

  net: (net: number | null): string => (net === null ? 'Noch kein Netz' : `Netz ${net}`),
  flight: {
    over: (name: string, rank: Rank): string => `${capital(theRank(rank))} von ${name} kommt über das Netz.`,
    into: (name: string, rank: Rank): string => `${capital(theRank(rank))} von ${name} kommt nicht über das Netz.`,
    free: (name: string, rank: Rank): string => `${name} hat ${aRankIn(rank, 'acc')} gespielt.`,
  },

  beginDetail: 'Tippe jede Karte an, wenn sie gespielt wird.',
  strip: 'Gespielte Karten',
  chip: ({ number, card, cleared, points: count, formed }: PlayedCard, name: string): string =>
    [
      `Karte ${number}, ${name}, ${cardName(card)}`,
      ...scoreReasons({ cleared, points: count }).map(why => SCORED[why]),
      ...(count > 0 ? [points(count)] : []),
      ...(formed === null ? [] : [`neues Netz ${formed}`]),
    ].join(', '),
  undo: 'Letzte Karte rückgängig',
  which: (name: string, number: number, card: Played): string =>
    `Karte ${number} war nicht ${cardName(card)}. Was hat ${name} gespielt?`,
  missing: (name: string, number: number): string => `Was hat ${name} vor Karte ${number} gespielt?`,
  remove: 'Karte entfernen',
  insert: 'Davor einfügen',
  same: 'Diese Karte steht hier schon.',
  differ: (count: number): string =>
    count === 0
      ? 'Jede Entscheidung bleibt.'
      : `${counted(count, 'Entscheidung ändert', 'Entscheidungen ändern')} sich.`,
  shifts: (name: string, before: number, after: number): string =>
    `${name} ${after} statt ${before}`.replaceAll(' ', '\u00a0'),
  pointsChange: (shifts: readonly string[]): string =>
    shifts.length === 0 ? 'Die Punkte bleiben gleich.' : `${shifts.join(', ')}.`,
  handsChange: (shifts: readonly string[]): string => `Gewonnene Spiele: ${shifts.join(', ')}.`,
  falls: (number: number): string => `Karte ${number} ginge dann nicht mehr.`,
  fallsAction: 'Was danach kommt, ginge dann nicht mehr.',
  changeIt: 'Karte ändern',
  changed: (sentence: string): string => `Geändert. ${sentence}`,
  differing: 'Was sich ändert',
  outcome: ({ points: count, formed }: PlayedCard): string =>
    [count > 0 ? `+${count}` : 'kein Punkt', ...(formed === null ? [] : [`Netz ${formed}`])].join(', '),
  isNew: 'neu',
  isGone: 'nicht gespielt',
  /** `Karte 3: 5 statt Bube.` */
  becomes: {
    other: (number: number, gone: readonly Played[], come: readonly Played[]): string =>
      `${gone.length === 1 ? `Karte ${number}` : `Ab Karte ${number}`}: ${listOf(come.map(shortName))} statt ${listOf(gone.map(shortName))}.`,
    missing: (number: number, _: readonly Played[], come: readonly Played[]): string =>
      `Karte ${number}: ${listOf(come.map(shortName))} ${verb(come, 'fehlte', 'fehlten')}.`,
    extra: (number: number, gone: readonly Played[]): string =>
      `Karte ${number}: ${listOf(gone.map(shortName))} ${verb(gone, 'wurde', 'wurden')} nicht gespielt.`,
  },
  exchange: { next: 'Mit nächster tauschen', last: 'Mit voriger tauschen' },
  differs: (before: string, after: string): string => `${before}, jetzt ${after}`,
  cardOf: (number: number, name: string): string => `${number}. ${name}`,

  held: {
    done: 'Diese Karten nehmen',
    enter: (name: string): string => `Karten von ${name} eintragen`,
    edit: (name: string): string => `Karten von ${name} ändern`,
    covered: (name: string): string => `Karten von ${name} zeigen?`,
    show: 'Karten zeigen',
    takeOut: (card: Played): string => `${shortName(card)}, herausnehmen`,
    /** For a card that was also entered for other seats, or a fifth card of a rank. */
    twice: (card: Played, names: readonly string[]): string =>
      hasSuit(card)
        ? `${capital(cardName(card))} ist schon für ${listOf(names)} eingetragen. Jede Karte gibt es nur einmal.`
        : `Mehr als vier ${ranksOf(rankOfPlayed(card))} sind eingetragen, bei den Karten von ${listOf(names)}.`,
    deal: 'In der App austeilen',
    leaveOut: 'Nicht eintragen',
    enters: (name: string, count: number, most: number): string => `Karten von ${name}: ${count} von ${most}.`,
    right: (name: string): string => `Sind das die Karten von ${name}?`,
    list: (name: string): string => `Karten von ${name}, wie eingetragen`,
    empty: 'Tippe jede Karte der Hand an.',
    first: (hand: number, name: string): string => `Teil Spiel ${hand} aus, und trag die Karten von ${name} ein.`,
    alone: (hand: number): string => `Spiel ${hand} muss ausgeteilt werden.`,
    aloneDetail: 'In der App oder mit echten Karten. Bei echten Karten trägst du ein, womit die App spielt.',
    who: 'Die App spielt mit diesen Karten. Eintragen darf sie der Geist oder jemand, der nicht mitspielt.',
    ghost: (name: string): string => `${name} ist der Geist; diese Karten sieht auch die App.`,
    ghostDetail: (name: string): string => `Alle außer ${name} dürfen sie eintragen.`,
    unknown: (name: string): string => `Welche Karten hat ${name} auf der Hand?`,
    unknownDetail:
      'Die App muss sie kennen, um weiterzuspielen. Ist in Wahrheit eine gespielte Karte falsch eingetragen, tippe darauf.',
    clash: 'Die eingetragenen Karten können nicht alle stimmen.',
    clashDetail: 'Sieh sie alle noch einmal an, und ändere, was falsch ist.',
    misplayed: (name: string): string => `${name} hat eine Karte gespielt, die nicht auf dieser Hand war.`,
    undoIt: 'Mach diese Karte rückgängig, um weiterzuspielen.',
    dealt: (ghost: string): string => `Die Karten sind ausgeteilt, und ${ghost} ist der Geist.`,
    lay: (name: string): string => `Leg sie offen vor ${name}.`,
    blind: (name: string, place: number): string =>
      `${name} sieht die Karten nicht: Leg die ${ORDINALS[place - 1] ?? ''} von links offen hin, und tippe an, was es ist.`,
  },
  handOf: (name: string): string => `Karten von ${name}`,
  uncover: (name: string): string => `Gib ${name} das Gerät: Karten zeigen`,
  blindHand: (name: string): string => `${name} ist der Geist und spielt eine davon blind.`,
  backOf: (place: number): string => `Karte ${place}, verdeckt`,
  /** Introduces the ranks of another player's visible hand. */
  faces: (name: string): string => `${name} zeigt`,

  review: {
    chance: 'Chance, das Spiel zu gewinnen',
    percent: (share: number): string => PERCENT.format(share),
    compare: (played: number, best: number): string =>
      `Chance, dieses Spiel zu gewinnen: ${PERCENT.format(played)}, bestenfalls ${PERCENT.format(best)}, geschätzt.`,
    clear: (name: string): string => `ein Punkt für ${name}`,
    match: (names: readonly string[]): string => `je zwei Punkte für ${listOf(names)}`,
  },

  nextHand: 'Nächstes Spiel',
  whoWon: (hand: number): string => `Wer hat Spiel ${hand} gewonnen?`,
  whoWonDetail: 'Oder trag die Karten dieses Spiels ein.',
  wonBy: (name: string, role: Role): string => `${name}, ${ROLE_NAMES[role]}`,
  wasGhost: (name: string): string => `${name} wurde Geist`,
  scoreOnly: 'Nur der Stand',
  byCards: 'Karte für Karte',
  suits: 'Auch Farben',
  ranksOnly: 'Nur Werte',
  scores: 'Der Stand',
  hand: 'Spiel',
  earlier: 'Frühere Spiele zeigen',
  total: 'Gewonnene Spiele',
  typed: 'König, Herz-10, stand, netz, dran',
  asks: ['Stand', 'Netz', 'Paar', 'dran', 'übrig'],
  questions: {
    score: ['stand'],
    net: ['netz'],
    pair: ['paar'],
    turn: ['dran'],
    left: ['übrig'],
  },
  answers: {
    score: (names: readonly string[], { points: now, hands }: Position): string =>
      `Punkte: ${tally(names, now)}. Gewonnene Spiele: ${tally(names, hands)}.`,
    net: (net: number | null): string => (net === null ? 'Es gibt noch kein Netz.' : `Das Netz ist ${net}.`),
    turn: (name: string, role: Role): string => `${name} spielt als Nächstes, als ${ROLE_NAMES[role]}.`,
    nobody: 'Das Spiel ist aus.',
    pair: (cards: readonly Played[]): string =>
      cards.length === 0 ? 'Vom Paar liegt noch keine Karte da.' : `Auf dem Tisch: ${listOf(cards.map(cardName))}.`,
    left: (left: Readonly<Record<Rank, number>>): string =>
      `Noch im Spiel: ${RANKS.filter(rank => left[rank] > 0)
        .map(rank => `${left[rank]} × ${rankName(rank)}`)
        .join(', ')}.`,
  },
} as const

const tally = (names: readonly string[], counts: readonly number[]): string =>
  listOf(names.map((name, seat) => `${capital(name)} ${numeral(counts[seat] ?? 0)}`))
