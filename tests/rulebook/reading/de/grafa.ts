import { type Piece, type Place } from '../../../../src/engine/hands.ts'
import { move, putCard, takeCard, type SentenceEffect, type ReadTable, type Sentences } from '../table.ts'
import { numberIn, piecesIn } from './table.ts'

const SOURCES: Readonly<Record<string, Place>> = {
  'von der Ablage': 'discard',
  'aus der Hand': 'hand 1',
  'von den angesehenen Karten': 'looked',
  'aus dem Paar': 'pair',
  'von den Karten neben dem Stapel': 'aside',
}
const FROM = `(${['vom Stapel', ...Object.keys(SOURCES)].join('|')})`
const sourceOf = (name: string): Place => {
  const place = SOURCES[name]
  if (!place) throw new Error(`no heap ${name}`)
  return place
}

const onDeck = (read: ReadTable): Place => ((read.get('top') ?? []).length > 0 ? 'top' : 'deck')
const draw = (read: ReadTable, text: string, to: Place): void =>
  piecesIn(text).forEach(piece => putCard(read, to, takeCard(read, onDeck(read), piece)))

/** The cards and their piles in `die Pik-4 und den Herz-König von der Ablage`; each card may have its own pile. */
function sourced(text: string): readonly (readonly [Piece, Place])[] {
  let waiting: Piece[] = []
  const found: (readonly [Piece, Place])[] = []
  text.split(new RegExp(` ${FROM}`)).forEach((part, index) => {
    if (index % 2 === 0) waiting = piecesIn(part)
    else found.push(...waiting.splice(0).map(piece => [piece, sourceOf(part)] as const))
  })
  return [...found, ...waiting.map(piece => [piece, 'looked'] as const)]
}

function putBack(read: ReadTable, faceUp: boolean, text: string, count = 'eine'): void {
  if (onDeck(read) === 'top') throw new Error('a card lies face up on the deck')
  const cards = sourced(text).map(([piece, from]) => takeCard(read, from, piece))
  if (cards.length !== numberIn(count)) throw new Error(`${count} cards: ${text}`)
  const down = faceUp ? cards.slice(1) : cards
  for (const card of down.toReversed()) putCard(read, 'deck', card)
  if (faceUp) putCard(read, 'top', cards[0] ?? '??')
}

const from = (read: ReadTable, text: string, source: string, to: Place): void =>
  source === 'vom Stapel' ? draw(read, text, to) : move(read, piecesIn(text), sourceOf(source), to)

const going =
  (source: Place, to: Place): SentenceEffect =>
  (read, cards = '') =>
    move(read, piecesIn(cards), source, to)

const sourcedTo = (words: string, to: Place): Sentences[number] => [
  new RegExp(`^${words.replace('…', `(.*) ${FROM}`)}$`),
  (read, cards = '', source = '') => from(read, cards, source, to),
]

export const GRAFA: Sentences = [
  [/^Deck die oberste Karte des Stapels auf(?:: (.*))?$/, (read, card = 'die nächste Karte') => going('deck', 'top')(read, card)], // oxfmt-ignore
  [/^Dreh (.*) auf dem Stapel um, mit der Rückseite nach oben$/, going('top', 'deck')],
  [/^Graben: Leg (.*) vom Stapel auf die Ablage$/, (read, cards = '') => draw(read, cards, 'discard')],
  [/^Zieh (.*) vom Stapel auf die Hand$/, (read, cards = '') => draw(read, cards, 'hand 1')],
  [/^Nimm (.*) zum Ansehen vom Stapel$/, (read, cards = '') => draw(read, cards, 'looked')],
  [/^Leg (.*) neben den Stapel$/, (read, cards = '') => draw(read, cards, 'aside')],
  [
    /^Leg (\S+) Karten zurück auf den Stapel, (die oberste offen, die anderen?|alle|beide) verdeckt\. Von oben: (.*)$/,
    (read, count = '', face = '', text = '') => putBack(read, face.startsWith('die'), text, count),
  ],
  [/^Leg (.*) (offen|verdeckt) zurück auf den Stapel$/, (read, text = '', face = '') => putBack(read, face === 'offen', text)], // oxfmt-ignore
  [
    /^Leg als Paar zusammen: (.*)$/,
    (read, text = '') => {
      const [hand = '??', top = '??'] = piecesIn(text)
      move(read, [hand], 'hand 1', 'pair')
      move(read, [top], 'top', 'pair')
    },
  ],
  sourcedTo('Leg … zum Paar', 'pair'),
  sourcedTo('Leg … zu den angesehenen Karten', 'looked'),
  sourcedTo('Leg … auf die Ablage', 'discard'),
  [/^Leg (.*) auf die Ablage$/, going('pair', 'discard')],
  sourcedTo('Leg … offen auf den Stapel', 'top'),
  sourcedTo('Nimm … auf die Hand', 'hand 1'),
  [/^Nimm (.*) auf die Hand$/, going('pair', 'hand 1')],
]
