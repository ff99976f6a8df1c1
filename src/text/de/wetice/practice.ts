import type { TaskWords } from '../../contract/lessons.ts'
import type { Suit } from '../../../engine/cards.ts'
import { cardsInWords } from '../grammar.ts'
import { numberWord, SUIT_NAMES, capital } from '../lists.ts'
import { linesText } from './hands.ts'

/** Notes for guided games. Each is shown when something first occurs, and has at most ten words. */
export const guideText = {
  welcome: 'Du beginnst. Bring mit einem Tausch drei Karten einer Farbe in eine Reihe.',
  cleanup: 'Es liegen schon Treffer da. Löst sie durch Tauschen auf.',
  pass: 'Kein Treffer mehr da: Passe, dann beginnt das Spiel.',
  score: 'Eine Farbe gehört dem, der sie zuerst holt.',
  owner: 'Nicht deine Farbe: Wem sie gehört, der bekommt die Karten.',
  chain: 'Beim Nachrutschen entstand noch ein Treffer. Er zählt auch.',
  fall: 'Karten über einer Lücke rutschen nach unten.',
  give: 'Drei Farben sind zu viel. Gib eine ab.',
  'first-pass': 'Wird noch einmal gepasst, ist das Spiel aus.',
  over: 'Jede Karte ist ein Punkt. Wer die meisten hat, gewinnt.',
} as const satisfies Readonly<Record<string, string>>

/** The texts for a first turn with nine real cards, and then for dealing from the deck. */
export const setUpText = {
  nine: 'Nimm drei Herz und von jeder anderen Farbe zwei Karten. Leg sie offen in drei Zeilen aus, wie auf dem Bild.',
  swap: 'Tausch das Herz auf b2 und das Pik auf c1.',
  lift: 'Drei Herz liegen in einer Reihe. Leg sie auf deinen Stapel.',
  slide: 'Schieb die anderen sechs Karten um eine Zeile nach unten.',
  deck: 'Das war ein Zug. Nimm die Könige heraus, misch den Rest, und leg sechs Zeilen zu acht Karten aus.',
} as const

export const hintText = {
  noMatchLeft: 'Es ist kein Treffer mehr da, und nach zweimal Passen beginnt das Spiel.',
  leaves: (matches: number): string =>
    matches === 0
      ? 'Danach ist kein Treffer mehr da, und wer zuletzt tauscht, beginnt das Spiel.'
      : `Danach ${matches === 1 ? 'ist nur noch ein' : `sind nur noch ${numberWord(matches)}`} Treffer da.`,
  noLine: 'Kein Tausch ergibt hier eine Reihe. Es bleibt nur Passen.',
  onlyForOther: 'Jede Reihe hier brächte dem anderen Punkte. Passen verschenkt nichts.',
  lifts: (lifted: number, links: number, own: number): string => {
    const chain = links > 1 ? ` in einer Kette mit ${numberWord(links)} Gliedern` : ''
    const other = lifted - own
    const share =
      own < lifted
        ? `, ${own === 0 ? 'alle' : other === 1 ? 'eine davon' : `${numberWord(other)} davon`} für den anderen Spieler`
        : ''
    return `Damit ${lifted === 1 ? 'kommt' : 'kommen'} ${cardsInWords(lifted)}${chain} weg${share}.`
  },
  notWorth: 'Keine Reihe hier ist mehr wert als Passen.',
  gives: (suit: Suit, inPile: number, onTable: number): string =>
    `Damit gibst du ${SUIT_NAMES[suit]} ab: ${cardsInWords(inPile)}, und in der Auslage ${onTable === 0 ? 'keine mehr' : onTable === 1 ? 'noch eine' : `noch ${numberWord(onTable)}`}.`,
} as const

export const diagramText = {
  table:
    'Sechs Zeilen zu acht Karten. Die Spalten heißen von links a bis h, die Zeilen von unten 1 bis 6: a1 und h6 sind markiert.',
} as const

interface SuitMatch {
  readonly suit: Suit
  readonly cells: readonly unknown[]
}

export const drillText = {
  title: 'Tausch, Treffer, Stapel',
  /** `Drei Herz in einer Reihe.` */
  makes: (lines: readonly SuitMatch[]): string => capital(`${linesText(lines)}.`),
  noLine: 'Keine der zwei Karten liegt danach in einer Reihe von drei.',
  valid: (a: string, b: string, why: string): TaskWords => ({
    task: `Darfst du ${a} und ${b} tauschen?`,
    hint: 'Sieh dir die Nachbarn beider Karten auf ihrem neuen Feld an.',
    done: why,
    otherwise: why,
  }),
  find: (cell: string): TaskWords => ({
    task: `Tippe auf jede Karte, deren Tausch mit ${cell} eine Reihe ergibt.`,
    hint: 'Sieh, wo zwei einer Farbe liegen und Platz für eine dritte ist.',
    done: 'Diese und keine anderen.',
    otherwise: `Die umrandeten Karten darfst du mit ${cell} tauschen.`,
  }),
  next: (a: string, b: string): TaskWords => ({
    task: `Stell dir vor, du tauschst ${a} und ${b}. Welche Karten kommen dann weg? Tippe auf jede, wo sie jetzt liegt.`,
    hint: 'Was beim Nachrutschen einen Treffer bildet, kommt auch weg.',
    done: 'Alle diese Karten kommen weg.',
    otherwise: 'Die umrandeten Karten kommen weg, in allen Gliedern der Kette.',
  }),
  later: (a: string, b: string): TaskWords => ({
    task: `Stell dir vor, du tauschst ${a} und ${b}. Welche Karten kommen nach dem Nachrutschen weg? Tippe auf jede, wo sie jetzt liegt.`,
    hint: 'Was beim Nachrutschen einen Treffer bildet, kommt auch weg.',
    done: 'Diese kommen beim Nachrutschen zusammen.',
    otherwise: 'Die umrandeten Karten kommen beim Nachrutschen zusammen.',
  }),
  score: (a: string, b: string): TaskWords => ({
    task: `Stell dir vor, du tauschst ${a} und ${b}. Wer bekommt die Karten, die dann wegkommen?`,
    hint: 'Es ist egal, wer dran ist.',
    done: 'Jede Farbe bekommt der, dem sie gehört.',
    otherwise: 'Jede Farbe bekommt der, dem sie gehört, egal wer tauscht.',
  }),
  who: { 1: 'Ada', 2: 'Ben', both: 'Beide' },
} as const
