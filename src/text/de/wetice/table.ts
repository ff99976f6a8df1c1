import type { Suit } from '../../../engine/cards.ts'
import type { Event, Mode, Phase, ScoreEvent } from '../../../engine/wetice/types.ts'
import { capital, counted, listOf, suitCards, SUIT_NAMES } from '../lists.ts'

interface CellState {
  readonly selected: boolean
  readonly outlined: boolean
}

const matches = (count: number): string => `${count} Treffer`

export const WETICE_TABLE = {
  cell: (suit: Suit | null, cell: string, { selected, outlined }: CellState): string =>
    [
      suit ? `${SUIT_NAMES[suit]} auf ${cell}` : `leeres Feld ${cell}`,
      ...(selected ? ['gewählt'] : []),
      ...(outlined ? ['markiert'] : []),
    ].join(', '),
  title: 'WetIce',
  table: 'Auslage',
  phase: { cleanup: 'Aufräumen', swap: 'Spiel', give: 'Spiel', over: 'Aus' } satisfies Record<Phase, string>,
  ahead: (cards: number): string =>
    cards === 0
      ? 'am Ende gleichauf'
      : `am Ende ${counted(Math.abs(cards), 'Karte', 'Karten')} ${cards > 0 ? 'Vorsprung' : 'Rückstand'}`,
  cleared: (left: number, moves: number, wins: boolean): string => {
    const end = left === 0 ? 'die Auslage ist leer' : `${counted(left, 'Karte', 'Karten')} übrig`
    return `${end} nach ${moves === 1 ? 'einem weiteren Zug' : `${moves} weiteren Zügen`}${wins ? ', und damit ist gewonnen' : ''}`
  },
  /** The label below the number of cards left, in solitaire. */
  left: (cards: number): string => `${cards === 1 ? 'Karte' : 'Karten'} übrig`,
  cards: (count: number): string => counted(count, 'Karte', 'Karten'),
  gain: (cards: readonly string[], name: string): string =>
    name === '' ? `${listOf(cards)} weg` : `${listOf(cards)} für ${name}`,
  threes: 'Dreier',
  fours: 'Vierer',
  passed: 'gepasst',

  toSwap: {
    cleanup: (name: string, count: number): string =>
      count === 0
        ? `${name}: Es ist kein Treffer mehr da, also passe.`
        : `${name}: Lös noch ${matches(count)} auf. Tippe auf zwei Karten zum Tauschen, oder passe.`,
    swap: (name: string): string => `${name}: Tippe auf zwei Karten zum Tauschen, oder passe.`,
    pass: (name: string): string => `${name} kann nur passen.`,
  },
  cleanupOver: 'Das Aufräumen ist zu Ende.',
  swapped: (name: string, a: string, b: string): string => `${name} hat ${a} und ${b} getauscht.`,
  hasPassed: (name: string): string => `${name} hat gepasst.`,
  endsCleanup: (count: number): string =>
    count === 0
      ? 'Damit ist das Aufräumen zu Ende.'
      : `Damit ist das Aufräumen zu Ende, obwohl noch ${matches(count)} ${count === 1 ? 'daliegt' : 'daliegen'}.`,
  noCard: (cell: string): string => `Auf ${cell} liegt keine Karte.`,
  chooseCard: 'Tippe auf eine Karte.',
  begin: { cleanup: 'Aufräumen: Löst zuerst die Treffer auf, die schon daliegen.', swap: 'Das Spiel beginnt.' },
  chosen: (cell: string, suit: Suit | null): string =>
    suit ? `${SUIT_NAMES[suit]} auf ${cell}.` : `Auf ${cell} liegt keine Karte.`,
  dropped: 'Der wartende Zug ist verworfen.',
  chooseSecond: 'Tippe auf die Karte, die mit dieser den Platz tauscht.',
  makes: (lines: string): string => `Das ergibt ${lines}.`,
  overlooked: (lines: string): string => `Übersehen und mit weggenommen: ${lines}.`,
  cleans: (before: number, after: number): string => `Vorher ${matches(before)}, nachher ${after}.`,
  passing: 'Diesmal passen.',
  endsGame: 'Damit ist das Spiel aus.',
  nearest: 'Erlaubten Tausch zeigen',
  pass: 'Passen',
  doneWith: (event: Event['type'] | undefined): string =>
    event === 'swap' ? 'Getauscht' : event === 'give' ? 'Abgegeben' : event === 'fall' ? 'Nachgerutscht' : 'Weggelegt',
  giveTitle: (name: string): string => `${name}, welche Farbe gibst du ab?`,
  giveDetail: 'Alle Karten dieser Farbe kommen auf den anderen Stapel.',
  giveKey: (suit: Suit, count: number): string => `${SUIT_NAMES[suit]}, ${count}`,
  links: 'Was jedes Glied gebracht hat',
  to: (name: string): string => `an ${name}`,
  /** '' in plain solitaire, which has no piles. */
  pileName: ({ pile, player }: ScoreEvent, mode: Mode, nameOf: (player: number) => string): string =>
    mode === 'solo' ? '' : pile === 'three' ? 'Dreier' : pile === 'four' ? 'Vierer' : nameOf(player),
  won: (name: string, cards: number): string => `${name} hat ${counted(cards, 'Karte', 'Karten')} bekommen`,
  goesTo: (score: ScoreEvent, mode: Mode, nameOf: (player: number) => string): string => {
    const pile = WETICE_TABLE.pileName(score, mode, nameOf)
    const cards = capital(suitCards(score.suit, score.cards))
    if (pile === '') return `${cards} weg.`
    return `${cards} ${score.pile === undefined ? `für ${pile}` : `zu den ${pile}n`}.`
  },
  bestTurn: (name: string, cards: number): string =>
    `Bester Zug: ${name === '' ? '' : `${name}, `}${counted(cards, 'Karte', 'Karten')}`,
  longestChain: (name: string, links: number): string =>
    `Längste Kette: ${name === '' ? '' : `${name}, `}${counted(links, 'Glied', 'Glieder')}`,
  deal: (code: string): string => `Karten ${code}`,
  clean: 'Es ist kein Treffer mehr da.',
  cleanAlone: 'Das Spiel kann beginnen.',
  beginsLast: (name: string): string => `${name} hat zuletzt getauscht und beginnt das Spiel.`,
  beginsFirst: (name: string): string => `Niemand musste tauschen, also beginnt ${name}.`,
  beginKey: 'Beginnen',
  typedBegin: 'beginnen',
  howToBegin: 'Schreib „beginnen“, oder tippe auf „Beginnen“.',

  differs: 'Auslage korrigieren',
  correctTitle: 'Tippe auf ein Feld, das anders ist, dann auf das, was dort liegt.',
  correctChosen: (cell: string): string => `Was liegt auf ${cell}?`,
  correctDone: 'Korrigieren',
  correctCount: (count: number): string => counted(count, 'Feld anders', 'Felder anders'),

  anyLeft: 'Geht noch ein Tausch?',
  showOne: 'Tausch zeigen',
  swapsLeft: (count: number): string =>
    count === 0
      ? 'Es geht kein Tausch mehr.'
      : count === 1
        ? 'Es gibt noch eine Möglichkeit zu tauschen.'
        : `Es gibt noch ${count} Möglichkeiten zu tauschen.`,
  nonePass: 'Passt ihr direkt nacheinander, ist das Spiel aus.',
  nonePassAlone: 'Einmal passen beendet das Spiel.',
  oneSwap: (a: string, b: string): string => `${a} und ${b} darfst du tauschen.`,

  typed: 'a1 c4, passen, stand, zeile 3',
  asks: ['Stand', 'Stapel', 'dran', 'Zeile 3', 'Spalte c', 'Herz', 'a1', 'zwischen a1 d1'],
  questions: { score: ['stand'], piles: ['stapel'], turn: ['dran'] },
  lines: { row: 'zeile', column: 'spalte', between: 'zwischen', and: 'und' },
  empty: 'leer',
  answers: {
    score: (scores: readonly number[], players: readonly string[]): string =>
      scores.map((score, i) => `${players[i] ?? ''} ${score}`).join(', '),
    turn: (name: string): string => `${name} ist dran.`,
    pile: (name: string, suits: readonly (readonly [Suit, number])[]): string =>
      `${name}: ${suits.length === 0 ? 'keine Karte' : listOf(suits.map(([suit, count]) => suitCards(suit, count)))}.`,
    suit: (suit: Suit, cells: readonly string[]): string =>
      cells.length === 0 ? `Hier liegt kein ${SUIT_NAMES[suit]}.` : `${SUIT_NAMES[suit]} auf ${listOf(cells)}.`,
    on: (suit: Suit | null, cell: string): string => `${suit ? SUIT_NAMES[suit] : 'Nichts'} auf ${cell}.`,
    row: (contents: readonly string[]): string =>
      contents.length === 0 ? 'Dazwischen liegt nichts.' : contents.join(' '),
    notInLine: 'Die Felder liegen in verschiedenen Zeilen und Spalten.',
  },
} as const
