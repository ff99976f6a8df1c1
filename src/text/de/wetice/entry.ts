import type { Level } from '../../../analysis/advice.ts'
import { SUITS, type Suit } from '../../../engine/cards.ts'
import type { Layout, Mode, SuitCount } from '../../../engine/wetice/types.ts'
import { capital, counted, listOf, numberWord, SUIT_NAMES, aCardOf } from '../lists.ts'
import { verb } from '../grammar.ts'
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
  solo: 'Bring drei einer Farbe in eine Reihe, bis die Auslage leer ist.',
  'solo-plus': 'Räum die Auslage leer, möglichst mit vier oder mehr in einer Reihe.',
}
const ROWS: Readonly<Record<Layout, string>> = { '8x6': 'sechs Zeilen zu acht', '6x8': 'acht Zeilen zu sechs' }

const beforeOf = (layout: Layout): string => `Nimm Könige und Joker heraus. Leg ${ROWS[layout]} Karten offen aus.`

/** The aim, and how to prepare the game, for this set-up. */
export const introductionFor = (mode: Mode, layout: Layout): readonly [aim: string, before: string] => [
  AIMS[mode],
  beforeOf(layout),
]

const cards = (count: number): string => counted(count, 'Karte', 'Karten')
const content = (letter: Letter): string =>
  letter === '?' ? 'unbekannt' : letter === '.' ? 'leeres Feld' : SUIT_NAMES[letter]

export const ENTRY = {
  mode: {
    legend: 'Wer spielt',
    duel: 'Zwei Spieler',
    solo: 'Allein',
    'solo-plus': 'Allein, NG+',
  } satisfies Record<Mode | 'legend', string>,
  name: { one: 'Name' },
  players: 'Spieler',
  overlooks: {
    easy: 'Die App sieht den ersten Treffer eines Tauschs, aber nicht die Kette danach.',
    middling: 'Die App sieht die Kette und deine beste Antwort, aber nicht weiter.',
    strong: 'Die App rechnet so viele Züge voraus, wie die Zeit erlaubt.',
  } satisfies Record<Level, string>,
  turnIsWhose: 'Wer ist dran',
  layout: { legend: 'Karten', '8x6': '8 breit, 6 hoch', '6x8': '6 breit, 8 hoch' } satisfies Record<
    Layout | 'legend',
    string
  >,
  groups: {
    legend: 'Treffer mit gemeinsamer Karte',
    joined: 'zählen als eine Gruppe',
    lines: 'zählen einzeln',
  },
  way: {
    hands: 'Auslage eintragen',
    goOn: (count: number): string => `Weiter eintragen: ${count} von 48`,
    goOnRunning: (count: number): string => `Weiter mit der Auslage: ${count} von 48`,
    shuffle: 'In der App austeilen',
    text: RECORD.title,
    running: 'Laufendes Spiel',
    fresh: 'Frische Auslage',
  },
  codeHint: 'Du legst sie Zeile für Zeile aus, mit beliebigen Karten dieser Farben.',
  undo: 'Rückgängig',
  more: 'Mehr',

  cell: (letter: Letter, cell: string, selected: boolean, wrong: boolean): string =>
    [
      letter === '?'
        ? `${cell}, noch nicht eingetragen`
        : letter === '.'
          ? `leeres Feld ${cell}`
          : `${content(letter)} auf ${cell}`,
    ]
      .concat(selected ? ['gewählt'] : [], wrong ? ['markiert'] : [])
      .join(', '),
  table: 'Auslage',
  titles: {
    choices: 'WetIce',
    deal: 'Die Auslage',
    running: 'Die Auslage jetzt',
    check: 'Durchsehen',
    lay: 'Auslegen',
    piles: 'Die Stapel',
    mend: 'Bevor du anfängst',
    text: RECORD.title,
    photo: PHOTO.title,
  },
  mend: (a: string, b: string): string =>
    `Drei einer Farbe liegen in einer Reihe. Tausch die Karten auf ${a} und ${b}.`,
  mended: 'Getauscht',
  count: (count: number): string => `${count} von 48`,
  begin: {
    deal: 'Tippe auf die Farbe der Karte, die auf dem markierten Feld liegt. Dann kommt das nächste Feld.',
    running: 'Von unten nach oben: eine Farbe oder das leere Feld.',
  },
  lineIn: (name: string, letters: readonly Letter[], count: number): string =>
    `${capital(name)}: ${letters.map(content).join(', ')}. ${count} von 48.`,
  row: (row: number): string => `Zeile ${row}`,
  column: (col: string): string => `Spalte ${col}`,
  change: (letter: Letter, cell: string): string => `${capital(content(letter))} auf ${cell}`,
  missed: 'Eine fehlt',
  tooMany: 'Eine zu viel',
  inOrder: 'Alle 48 sind eingetragen.',
  inOrderRunning: (count: number): string =>
    count === 0 ? 'Die Auslage ist leer.' : `${cards(count)} in der Auslage.`,
  dealt: 'Ausgeteilt.',
  dealAgain: 'Neu austeilen',
  lookOver: 'Durchsehen',
  toPiles: 'Die Stapel',
  start: 'Start',
  shouldBe: (suit: Suit, count: number): string =>
    count === 1
      ? `Wenn alles stimmt, ist die letzte Karte ${aCardOf(suit)}.`
      : `Wenn alles stimmt, sind die letzten ${numberWord(count)} Karten ${SUIT_NAMES[suit]}.`,
  theyAre: (suit: Suit): string => `Alle sind ${SUIT_NAMES[suit]}`,
  cleared: 'Geleert.',
  counts: (counts: Readonly<Record<Suit, number>>, entered: number): string =>
    `${entered} von 48: ${SUITS.map(suit => suitCount(suit, counts[suit])).join(', ')}.`,
  menu: {
    title: 'Eintragen',
    order: 'Reihenfolge',
    orders: { rows: 'Zeile für Zeile', columns: 'Spalte für Spalte' } satisfies Record<EntryOrder, string>,
    clear: 'Alles leeren',
    keys: 'Tasten',
    keyHelp: [
      ['S H D C', 'Pik, Herz, Karo, Kreuz eintragen'],
      ['. oder Leertaste', 'leeres Feld, in einem laufenden Spiel'],
      ['Rücktaste', 'zurück und leeren'],
      ['Pfeile', 'zu einem anderen Feld'],
      ['Einfg', 'hier fehlt eine'],
      ['Entf', 'hier ist eine zu viel'],
      ['Strg Z', 'rückgängig'],
      ['?', 'Anzahl je Farbe hören'],
    ] as const,
  },

  /** The texts for checking a layout that was read from a photo. */
  whole: {
    hint: 'Vergleiche jede Zeile mit deinen Karten. Tippe auf eine Karte, die anders ist.',
    lines: { rows: 'Zeile für Zeile', columns: 'Spalte für Spalte' } satisfies Record<EntryOrder, string>,
  },

  check: {
    of: (number: number, count: number): string => `${number} von ${count}`,
    hint: 'Einer liest vor, einer sieht nach. Tippe auf eine Karte, die anders ist.',
    lay: 'Leg diese Karten auf den Tisch, dann weiter.',
    next: { rows: 'Nächste Zeile', columns: 'Nächste Spalte' } satisfies Record<EntryOrder, string>,
    previous: { rows: 'Vorige Zeile', columns: 'Vorige Spalte' } satisfies Record<EntryOrder, string>,
    aloud: 'Vorlesen',
    quiet: 'Nicht mehr vorlesen',
    spoken: (line: string, letters: readonly Letter[]): string =>
      `${capital(line)}: ${letters.map(content).join(', ')}.`,
    what: (cell: string): string => `Was liegt auf ${cell}?`,
  },

  piles: {
    whose: 'Wem gehört der Stapel?',
    gone: (count: number): string => `${count} weg`,
    none: 'Alle in der Auslage',
    nobody: (suits: readonly Suit[]): string =>
      `${listOf(suits.map(suit => SUIT_NAMES[suit]))} ${verb(suits, 'gehört', 'gehören')} noch niemandem.`,
    fours: 'Davon in Gruppen von vier und mehr',
    threes: (count: number): string => `${count} in Dreiern`,
    solo: (count: number): string => `${cards(count)} ${count === 1 ? 'ist' : 'sind'} aus der Auslage weg.`,
    fit: 'Zähl die Stapel: Sie sollten so groß sein.',
  },

  text: {
    label: 'Protokoll oder Zeilen der Auslage',
    example: 'SHDCHDSC\nHHDSCCSD\n…',
    hint: 'Schreib S (Pik), H (Herz), D (Karo) oder C (Kreuz) für jede Karte, Zeile für Zeile von oben. Ein Punkt ist ein leeres Feld.',
    grid: (layout: Layout, count: number): string => `${cards(count)}, ${ENTRY.layout[layout]}.`,
    take: 'Diese Auslage nehmen',
    onlyDeal: 'Nur die Auslage',
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
      ? `Eine der markierten ist ${aCardOf(under)} oder ein König`
      : `${capital(numberWord(surplus))} der markierten sind ${SUIT_NAMES[under]}`
  return `${many.count} ${SUIT_NAMES[over]}, ${few.count} ${SUIT_NAMES[under]}: ${these}.`
}

/** Why a text isn't a layout, and what to do. */
export function gridProblemText(problem: GridProblem): string {
  switch (problem.code) {
    case 'nothing':
      return 'Hier stehen noch keine Karten.'
    case 'not-a-suit':
      return `Zeile ${problem.line}: ${quoted(problem.sign)} ist keine Farbe. Schreib S (Pik), H (Herz), D (Karo) oder C (Kreuz) und einen Punkt für ein leeres Feld.`
    case 'row-length':
      return `Zeile ${problem.line} hat ${cards(problem.length)}, andere haben ${problem.others}. Korrigiere diese Zeile.`
    case 'wrong-shape':
      return `${counted(problem.height, 'Zeile', 'Zeilen')} mit ${cards(problem.width)}. Eine Auslage hat 6 Zeilen mit 8 Karten oder 8 Zeilen mit 6.`
  }
}
