import type { Level } from '../../../analysis/advice.ts'
import { SUITS, type Suit } from '../../../engine/cards.ts'
import type { Layout, Mode, SuitCount } from '../../../engine/wetice/types.ts'
import { capital, counted, listOf, numberWord, SUIT_NAMES } from '../lists.ts'
import { quoted } from '../signs.ts'
import { suitCount, weticeRulebook } from './index.ts'
import type { EntryOrder, Letter } from '../../../games/wetice/entry/draft.ts'
import { RECORD } from '../entry.ts'
import { PHOTO } from './photo.ts'
import type { GridProblem } from '../../../games/wetice/entry/grid-text.ts'
import type { WetIceProblem } from '../../../engine/wetice/setup.ts'
import { TITLE } from './title.ts'

const AIMS: Readonly<Record<Mode, string>> = {
  duel: TITLE.aim,
  solo: 'Metti in fila tre carte dello stesso seme, fino a svuotare la griglia.',
  'solo-plus': 'Metti in fila carte dello stesso seme e svuota la griglia, soprattutto con gruppi di quattro o più.',
}
const ROWS: Readonly<Record<Layout, string>> = { '8x6': 'sei righe da otto carte', '6x8': 'otto righe da sei carte' }

const beforeOf = (layout: Layout): string => `Togli i re e i jolly. Metti giù ${ROWS[layout]}, a faccia in su.`

/** The aim, and how to prepare the game, for this set-up. */
export const introductionFor = (mode: Mode, layout: Layout): readonly [aim: string, before: string] => [
  AIMS[mode],
  beforeOf(layout),
]

const cards = (count: number): string => counted(count, 'carta', 'carte')
const content = (letter: Letter): string =>
  letter === '?' ? 'da inserire' : letter === '.' ? 'casella vuota' : SUIT_NAMES[letter]

export const ENTRY = {
  mode: {
    legend: 'Chi gioca',
    duel: 'In due',
    solo: 'Da soli',
    'solo-plus': 'Da soli, NG+',
  } satisfies Record<Mode | 'legend', string>,
  name: { one: 'Nome' },
  players: 'Giocatori',
  overlooks: {
    easy: 'L’app vede la prima fila di uno scambio, ma non la catena che segue.',
    middling: 'L’app vede la catena e la tua risposta migliore, ma non oltre.',
    strong: 'L’app guarda avanti quanto il tempo permette.',
  } satisfies Record<Level, string>,
  turnIsWhose: 'Di chi è il turno',
  layout: { legend: 'Carte', '8x6': '8 colonne, 6 righe', '6x8': '6 colonne, 8 righe' } satisfies Record<
    Layout | 'legend',
    string
  >,
  groups: { legend: 'File con una carta in comune', joined: 'contano come un gruppo', lines: 'contano una per una' },
  way: {
    hands: 'Inserisci le carte',
    goOn: (count: number): string => `Continua a inserire: ${count} su 48`,
    goOnRunning: (count: number): string => `Continua con la griglia: ${count} su 48`,
    shuffle: 'Dai nell’app',
    text: RECORD.title,
    running: 'Partita in corso',
    fresh: 'Carte nuove',
  },
  codeHint: 'Metti giù le carte riga per riga. Contano solo i semi.',
  undo: 'Annulla',
  more: 'Altro',

  cell: (letter: Letter, cell: string, selected: boolean, wrong: boolean): string =>
    [letter === '?' ? `${cell}, da inserire` : `${content(letter)} in ${cell}`]
      .concat(selected ? ['casella scelta'] : [], wrong ? ['in evidenza'] : [])
      .join(', '),
  table: 'Griglia',
  titles: {
    choices: 'WetIce',
    deal: 'Le carte',
    running: 'La griglia ora',
    check: 'Controlla',
    lay: 'Metti giù le carte',
    piles: 'I mazzetti',
    mend: 'Prima di cominciare',
    text: RECORD.title,
    photo: PHOTO.title,
  },
  mend: (a: string, b: string): string =>
    `Ci sono tre carte dello stesso seme in fila. Scambia le carte in ${listOf([a, b])}.`,
  mended: 'Scambio fatto',
  count: (count: number): string => `${count} su 48`,
  begin: {
    deal: 'Tocca il seme della carta nella casella evidenziata. Poi viene la casella seguente.',
    running: 'Dal basso in alto, per ogni casella: tocca il seme della carta, o “casella vuota”.',
  },
  lineIn: (name: string, letters: readonly Letter[], count: number): string =>
    `${capital(name)}: ${letters.map(content).join(', ')}. ${count} su 48.`,
  row: (row: number): string => `riga ${row}`,
  column: (col: string): string => `colonna ${col}`,
  change: (letter: Letter, cell: string): string => `${capital(content(letter))} in ${cell}`,
  missed: 'Ne manca una',
  tooMany: 'Una di troppo',
  inOrder: 'Ci sono tutte le 48 carte.',
  inOrderRunning: (count: number): string => (count === 0 ? 'La griglia è vuota.' : `${cards(count)} nella griglia.`),
  dealt: 'Carte distribuite.',
  dealAgain: 'Dai di nuovo',
  lookOver: 'Controlla',
  toPiles: 'I mazzetti',
  start: 'Inizia',
  shouldBe: (suit: Suit, count: number): string =>
    count === 1
      ? `Se è tutto giusto, l’ultima carta è di ${SUIT_NAMES[suit]}.`
      : `Se è tutto giusto, le ultime ${numberWord(count)} carte sono di ${SUIT_NAMES[suit]}.`,
  theyAre: (suit: Suit): string => `Sono di ${SUIT_NAMES[suit]}`,
  cleared: 'Cancellato.',
  counts: (counts: Readonly<Record<Suit, number>>, entered: number): string =>
    `${entered} su 48: ${SUITS.map(suit => suitCount(suit, counts[suit])).join(', ')}.`,
  menu: {
    title: 'Inserimento',
    order: 'Ordine',
    orders: { rows: 'Riga per riga', columns: 'Colonna per colonna' } satisfies Record<EntryOrder, string>,
    clear: 'Cancella tutto',
    keys: 'Tasti',
    keyHelp: [
      ['S H D C', 'un seme: picche, cuori, quadri, fiori'],
      ['. o spazio', 'una casella vuota, in una partita in corso'],
      ['Backspace', 'torna indietro e cancella'],
      ['Frecce', 'vai a un’altra casella'],
      ['Ins', 'qui ne manca una'],
      ['Canc', 'qui ce n’è una di troppo'],
      ['Ctrl Z', 'annulla'],
      ['?', 'ascolta il conteggio'],
    ] as const,
  },

  /** The texts for checking a layout that was read from a photo. */
  whole: {
    hint: 'Confronta ogni riga con le tue carte. Se una è diversa, toccala.',
    lines: { rows: 'Riga per riga', columns: 'Colonna per colonna' } satisfies Record<EntryOrder, string>,
  },

  check: {
    of: (number: number, count: number): string => `${number} di ${count}`,
    hint: 'Una persona legge a voce alta, l’altra controlla. Se una carta è diversa, toccala.',
    lay: 'Metti queste sul tavolo, poi vai avanti.',
    next: { rows: 'Prossima riga', columns: 'Prossima colonna' } satisfies Record<EntryOrder, string>,
    previous: { rows: 'Riga precedente', columns: 'Colonna precedente' } satisfies Record<EntryOrder, string>,
    aloud: 'Leggi a voce',
    quiet: 'Smetti di leggere',
    spoken: (line: string, letters: readonly Letter[]): string =>
      `${capital(line)}: ${letters.map(content).join(', ')}.`,
    what: (cell: string): string => `Che cosa c’è in ${cell}?`,
  },

  piles: {
    whose: 'Di chi è il mazzetto?',
    gone: (count: number): string => (count === 1 ? '1 tolta' : `${count} tolte`),
    none: 'Tutte nella griglia',
    nobody: (suits: readonly Suit[]): string =>
      suits.length === 1
        ? `Il seme di ${listOf(suits.map(suit => SUIT_NAMES[suit]))} non è ancora di nessuno.`
        : `I semi di ${listOf(suits.map(suit => SUIT_NAMES[suit]))} non sono ancora di nessuno.`,
    fours: 'Di queste, in file da quattro in su',
    threes: (count: number): string => `${count} in gruppi di tre`,
    solo: (count: number): string =>
      count === 1 ? '1 carta è già fuori dalla griglia.' : `${cards(count)} sono già fuori dalla griglia.`,
    fit: 'Conta le carte dei mazzetti: i numeri devono essere questi.',
  },

  text: {
    label: 'Un registro, o le righe di una griglia',
    example: 'SHDCHDSC\nHHDSCCSD\n…',
    hint: 'Scrivi S, H, D o C per ogni carta, riga per riga dall’alto, e un punto per ogni casella vuota.',
    grid: (layout: Layout, count: number): string => `${cards(count)}, ${ENTRY.layout[layout]}.`,
    take: 'Usa questa griglia',
    onlyDeal: 'Solo la griglia',
  },
} as const

/** The layout's problem, in a sentence; '' if there is none. */
export function layoutProblemText(problems: readonly WetIceProblem[]): string {
  const over = problems.filter(each => each.code === 'too-many-of-suit')
  const under = problems.filter(each => each.code === 'too-few-of-suit')
  const unfinished = problems.some(each => each.code === 'unknown-cells')
  const [many, few] = [over[0], under[0]]
  if (many && few && !unfinished && over.length + under.length === 2) return mixedUp(many, few)
  const first = problems.find(each => each.code !== 'too-few-of-suit') ?? problems[0]
  return first ? weticeRulebook.setupProblem(first) : ''
}

function mixedUp(many: SuitCount, few: SuitCount): string {
  const [over, under] = [many.suit, few.suit]
  const surplus = many.count - 12
  const these =
    surplus === 1
      ? `una di quelle evidenziate è di ${SUIT_NAMES[under]} o è un re`
      : `${numberWord(surplus)} di quelle evidenziate sono di ${SUIT_NAMES[under]}`
  return `${many.count} carte di ${SUIT_NAMES[over]}, ${few.count} di ${SUIT_NAMES[under]}: ${these}.`
}

/** Why a text isn't a layout, and what to do. */
export function gridProblemText(problem: GridProblem): string {
  switch (problem.code) {
    case 'nothing':
      return 'Qui non ci sono ancora carte.'
    case 'not-a-suit':
      return `Riga ${problem.line}: ${quoted(problem.sign)} non è un seme. Scrivi S, H, D o C, e un punto per una casella vuota.`
    case 'row-length':
      return `La riga ${problem.line} ha ${cards(problem.length)}, le altre ${problem.others}. Correggi quella riga.`
    case 'wrong-shape':
      return `${counted(problem.height, 'riga', 'righe')} da ${cards(problem.width)}. Una griglia ha 6 righe da 8 carte, o 8 righe da 6.`
  }
}
