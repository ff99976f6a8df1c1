import type { Suit } from '../../../engine/cards.ts'
import type { Event, Mode, Phase, ScoreEvent } from '../../../engine/wetice/types.ts'
import { toName } from '../grammar.ts'
import { aCardOf, capital, counted, listOf, suitCards, SUIT_NAMES } from '../lists.ts'

interface CellState {
  readonly selected: boolean
  readonly outlined: boolean
}

export const WETICE_TABLE = {
  cell: (suit: Suit | null, cell: string, { selected, outlined }: CellState): string =>
    [
      `${suit ? SUIT_NAMES[suit] : 'casella vuota'} in ${cell}`,
      ...(selected ? ['casella scelta'] : []),
      ...(outlined ? ['in evidenza'] : []),
    ].join(', '),
  title: 'WetIce',
  table: 'Griglia',
  phase: { cleanup: 'Pulizia', swap: 'Partita', give: 'Partita', over: 'Fine' } satisfies Record<Phase, string>,
  ahead: (cards: number): string => {
    if (cards === 0) return 'pari alla fine'
    const many = counted(Math.abs(cards), 'carta', 'carte')
    return cards > 0 ? `${many} in più alla fine` : `${many} in meno alla fine`
  },
  cleared: (left: number, moves: number, wins: boolean): string => {
    const end =
      left === 0 ? 'la griglia è vuota' : left === 1 ? 'resta 1 carta' : `restano ${counted(left, 'carta', 'carte')}`
    return `${end} dopo ${moves === 1 ? 'un’altra mossa' : `altre ${moves} mosse`}${wins ? ', e vinci' : ''}`
  },
  /** The label below the number of cards left, in solitaire. */
  left: (cards: number): string => (cards === 1 ? 'carta rimasta' : 'carte rimaste'),
  cards: (count: number): string => counted(count, 'carta', 'carte'),
  gain: (cards: readonly string[], name: string): string =>
    name === '' ? `via ${listOf(cards)}` : `${listOf(cards)} per ${name}`,
  threes: 'da tre',
  fours: 'da quattro in su',
  passed: 'passa',

  toSwap: {
    cleanup: (name: string, matches: number): string =>
      matches === 0
        ? `${name}: non ci sono più file, quindi passa.`
        : matches === 1
          ? `${name}: c’è 1 fila da spezzare. Tocca due carte da scambiare, o passa.`
          : `${name}: ci sono ${matches} file da spezzare. Tocca due carte da scambiare, o passa.`,
    swap: (name: string): string => `${name}: tocca due carte da scambiare, o passa.`,
    pass: (name: string): string => `${name} può solo passare.`,
  },
  cleanupOver: 'La pulizia è finita.',
  swapped: (name: string, a: string, b: string): string => `${name} ha scambiato ${listOf([a, b])}.`,
  hasPassed: (name: string): string => `${name} ha passato.`,
  endsCleanup: (matches: number): string =>
    matches === 0
      ? 'Così la pulizia finisce.'
      : matches === 1
        ? 'Così la pulizia finisce e resta una fila.'
        : `Così la pulizia finisce e restano ${matches} file.`,
  noCard: (cell: string): string => `In ${cell} non c’è nessuna carta.`,
  chooseCard: 'Tocca una carta.',
  begin: { cleanup: 'Pulizia: prima spezzate le file che ci sono già.', swap: 'Comincia la partita.' },
  chosen: (cell: string, suit: Suit | null): string => `${capital(suit ? aCardOf(suit) : 'nessuna carta')} in ${cell}.`,
  dropped: 'Hai lasciato stare questa mossa.',
  chooseSecond: 'Ora tocca l’altra carta.',
  makes: (lines: string): string => `Mette in fila ${lines}.`,
  overlooked: (lines: string): string => `Si tolgono anche le file sfuggite: ${lines}.`,
  cleans: (before: number, after: number): string =>
    `Prima dello scambio ${counted(before, 'fila', 'file')}, dopo ${after}.`,
  passing: 'In questo turno passi.',
  endsGame: 'Così la partita finisce.',
  nearest: 'Mostra uno scambio possibile',
  pass: 'Passa',
  doneWith: (event: Event['type'] | undefined): string =>
    event === 'swap'
      ? 'Scambio fatto'
      : event === 'give'
        ? 'Seme ceduto'
        : event === 'fall'
          ? 'Carte cadute'
          : 'Carte tolte',
  giveTitle: (name: string): string => `${name}, quale seme cedi?`,
  giveDetail: 'Va all’altro giocatore con tutte le sue carte.',
  giveKey: (suit: Suit, count: number): string => `${SUIT_NAMES[suit]}, ${count}`,
  links: 'Le carte di ogni anello della catena',
  to: (name: string): string => `per ${name}`,
  /** '' in plain solitaire, which has no piles. */
  pileName: ({ pile, player }: ScoreEvent, mode: Mode, nameOf: (player: number) => string): string =>
    mode === 'solo' ? '' : pile === 'three' ? 'da tre' : pile === 'four' ? 'da quattro in su' : nameOf(player),
  won: (name: string, cards: number): string => `${name} ha preso ${counted(cards, 'carta', 'carte')}`,
  goesTo: (score: ScoreEvent, mode: Mode, nameOf: (player: number) => string): string => {
    const what = capital(suitCards(score.suit, score.cards))
    const pile = WETICE_TABLE.pileName(score, mode, nameOf)
    if (pile === '') return `${what} via dalla griglia.`
    return score.pile ? `${what} nel mazzetto ${pile}.` : `${what} per ${pile}.`
  },
  bestTurn: (name: string, cards: number): string => `Turno migliore: ${name === '' ? '' : `${name} `}+${cards}`,
  longestChain: (name: string, links: number): string =>
    `Catena più lunga: ${name === '' ? '' : `${name}, `}${counted(links, 'anello', 'anelli')}`,
  deal: (code: string): string => `Mazzo ${code}`,
  clean: 'Non ci sono più file.',
  cleanAlone: 'La partita può cominciare.',
  beginsLast: (name: string): string => `Comincia ${name}, che ha fatto l’ultimo scambio.`,
  beginsFirst: (name: string): string => `Nessuno ha dovuto scambiare: comincia ${name}.`,
  beginKey: 'Inizia',
  typedBegin: 'inizia',
  howToBegin: 'Scrivi “inizia”, o premi Inizia.',

  differs: 'Correggi le carte',
  correctTitle: 'Tocca ogni casella diversa, poi quello che c’è.',
  correctChosen: (cell: string): string => `Che cosa c’è in ${cell}?`,
  correctDone: 'Correggi',
  correctCount: (count: number): string => counted(count, 'casella diversa', 'caselle diverse'),

  anyLeft: 'C’è ancora uno scambio?',
  showOne: 'Mostra uno scambio',
  swapsLeft: (count: number): string =>
    count === 0
      ? 'Non c’è più nessuno scambio possibile.'
      : count === 1
        ? 'Resta uno scambio possibile.'
        : `Restano ${count} scambi possibili.`,
  nonePass: 'Quando passate tutti e due di seguito, la partita finisce.',
  nonePassAlone: 'Se passi, la partita finisce.',
  oneSwap: (a: string, b: string): string => `Si possono scambiare ${listOf([a, b])}.`,

  typed: 'a1 c4, passa, punti, riga 3',
  asks: ['punti', 'mazzetti', 'turno', 'riga 3', 'colonna c', 'cuori', 'a1', 'tra a1 d1'],
  questions: { score: ['punti'], piles: ['mazzetti'], turn: ['turno'] },
  lines: { row: 'riga', column: 'colonna', between: 'tra', and: 'e' },
  empty: 'vuota',
  answers: {
    score: (scores: readonly number[], players: readonly string[]): string =>
      scores.map((score, i) => `${players[i] ?? ''} ${score}`).join(', '),
    turn: (name: string): string => `Tocca ${toName(name)}.`,
    pile: (name: string, suits: readonly (readonly [Suit, number])[]): string =>
      `${name}: ${suits.length === 0 ? 'nessuna carta' : listOf(suits.map(([suit, count]) => suitCards(suit, count)))}.`,
    suit: (suit: Suit, cells: readonly string[]): string =>
      cells.length === 0
        ? `Qui non ci sono carte di ${SUIT_NAMES[suit]}.`
        : `${capital(SUIT_NAMES[suit])} in ${listOf(cells)}.`,
    on: (suit: Suit | null, cell: string): string => `${capital(suit ? aCardOf(suit) : 'nessuna carta')} in ${cell}.`,
    row: (contents: readonly string[]): string =>
      contents.length === 0 ? 'In mezzo non c’è niente.' : contents.join(' '),
    notInLine: 'Non sono nella stessa riga o colonna.',
  },
} as const
