import { type Card, type Suit, rankOf, suitOf } from '../../../engine/cards.ts'
import type { PairReason } from '../../../engine/grafa/types.ts'
import { theCard } from '../card-words.ts'
import { cardAs, cardsAs, cardsInWords, toTheCard } from '../grammar.ts'
import { capital, counted, listOf, SUIT_NAMES } from '../lists.ts'
import type { TaskWords } from '../../contract/lessons.ts'

/** Notes for guided games. Each is shown when something first occurs, and has at most ten words. */
export const guideText = {
  welcome: 'Grabe bis zum Grund: Tippe auf eine passende Karte.',
  turn: 'Abgelegte Karten sind Punkte. Ohne Paar endet das Spiel.',
  ace: 'Ein Ass passt zu jeder Karte und bewirkt nichts.',
  use: 'Zwei Farben wirken. Bestimm, welche zuerst.',
  arrange: 'Leg diese Karten in beliebiger Reihenfolge zurück.',
  return: 'Ein Herz bringt dir die andere Karte zurück.',
  dig: 'Ein Pik gräbt: Noch eine Karte wird abgelegt.',
  draw: 'Ein Karo zieht die nächste Karte.',
  over: 'Es zählen die abgelegten Karten.',
} as const satisfies Readonly<Record<string, string>>

interface Deeds {
  /** Whether none of the cards in the hand that pair has a lower value. */
  readonly isLeast: boolean
  readonly returned: readonly Card[]
  readonly drawn: number
  readonly dug: number
  readonly looks: boolean
}

export const hintText = {
  pair: (card: Card, { isLeast, returned, drawn, dug, looks }: Deeds): string => {
    const lines = [
      ...(returned.length > 0 ? [`bringt ${cardsAs('acc', returned)} zurück`] : []),
      ...(drawn > 0 ? [`zieht ${cardsInWords(drawn)}`] : []),
      ...(dug > 0 ? [`gräbt ${cardsInWords(dug)}`] : []),
      ...(looks ? ['lässt dich vorausschauen'] : []),
    ]
    if (lines.length > 0) return `Das Paar ${listOf(lines)}.`
    return isLeast
      ? `Das kostet dich nur ${cardAs('acc', card)}, und du behältst bessere Karten.`
      : `Das kostet dich ${cardAs('acc', card)}, und soweit die App sieht, kommst du damit am weitesten.`
  },
  /** How to make the move, if no button confirms it. */
  tap: (card: Card): string => `Tippe auf ${cardAs('acc', card)}.`,
  first: (suit: Suit): string => `Wähl „${SUIT_NAMES[suit]} zuerst“.`,
  before: {
    look: 'Dann bestimmst du, was die andere Farbe bekommt.',
    draw: 'Du behältst, was du ziehst. Die andere Farbe wirkt auf die nächste Karte.',
    dig: 'Dann bekommt die andere Farbe eine Karte von weiter unten.',
  },
  nonePairs: 'Keine davon passt zu deiner Hand, also ist die Reihenfolge egal.',
  comesUp: (top: Card, pairing: number): string =>
    `${capital(theCard(top))} wird aufgedeckt: Auf deiner Hand ${pairing < 2 ? 'passt' : 'passen'} ${cardsInWords(pairing)}.`,
} as const

export const diagramText = {
  layout: 'Fünf Karten sind deine Hand, und die nächste liegt offen auf dem Stapel. Der Rest des Stapels ist verdeckt.',
} as const

const WHY: Readonly<Record<PairReason, string>> = {
  ace: 'Ein Ass passt zu allem.',
  suit: 'Beide haben dieselbe Farbe.',
  value: 'Sie ist gleich hoch oder höher.',
}

const DOES: Readonly<Record<Suit, string>> = {
  H: 'Ein Herz bringt dir die andere Karte auf die Hand',
  S: 'Ein Pik gräbt',
  D: 'Ein Karo zieht',
  C: 'Ein Kreuz sieht voraus',
}

const deedOf = (card: Card): string =>
  `${capital(theCard(card))}: ${rankOf(card) === 'A' ? 'Ein Ass bewirkt nichts' : DOES[suitOf(card)]}.`

export const drillText = {
  title: 'Paare und was sie tun',
  find: (top: Card): TaskWords => ({
    task: `Welche deiner Karten passen ${toTheCard(top)}? Tippe auf alle.`,
    hint: 'Eine Karte passt, wenn sie gleich hoch oder höher ist, dieselbe Farbe hat oder ein Ass ist.',
    done: 'Diese passen und keine anderen.',
    otherwise:
      'Die umrandeten Karten passen: gleich hoch oder höher, dieselbe Farbe, oder eine von beiden ist ein Ass.',
  }),
  valid: (card: Card, top: Card, reason: PairReason | null): TaskWords => {
    const why = reason ? WHY[reason] : 'Niedriger, andere Farbe, und keine von beiden ist ein Ass.'
    return {
      task: `Passt ${theCard(card)} aus der Hand ${toTheCard(top)}?`,
      hint: 'Eins von dreien genügt.',
      done: why,
      otherwise: why,
    }
  },
  /** `left`: the number of cards below the face-up card; null if the deck has enough for any pair. */
  pair: (card: Card, top: Card, left: number | null, ask: string): TaskWords => {
    const end =
      left === null ? '' : ` Darunter ${left === 1 ? 'liegt' : 'liegen'} nur noch ${cardsInWords(left)} im Stapel.`
    const why = `${deedOf(card)} ${deedOf(top)}`
    return {
      task: `Du bildest ein Paar aus ${cardsAs('dat', [card, top])}.${end} ${ask}`,
      hint: 'Pik gräbt, Karo zieht, Kreuz sieht voraus: jede Karte für sich.',
      done: why,
      otherwise: why,
    }
  },
  asked: 'Wirst du gefragt, welche Farbe zuerst wirkt?',
  discarded: 'Wie viele Karten legst du damit ab, gegrabene mitgezählt?',
  held: (count: number): string =>
    `Du hast jetzt ${counted(count, 'Karte', 'Karten')} auf der Hand. Wie viele sind es danach?`,
} as const
