import { type Piece, type Place } from '../../../../src/engine/hands.ts'
import { move, put, take, type Doing, type Read, type Sentences } from '../table.ts'
import { piecesIn } from './table.ts'

const SOURCES: Readonly<Record<string, Place>> = {
  'dagli scarti': 'discard',
  'dalla tua mano': 'hand 1',
  'dalle carte che hai guardato': 'looked',
  'dalla coppia': 'pair',
  'dalle carte messe da parte': 'aside',
}
const FROM = `(${['dal mazzo', ...Object.keys(SOURCES)].join('|')})`
const sourceOf = (name: string): Place => {
  const place = SOURCES[name]
  if (!place) throw new Error(`no heap ${name}`)
  return place
}

/** The card face up lies on all others. */
const onDeck = (read: Read): Place => ((read.get('top') ?? []).length > 0 ? 'top' : 'deck')
const draw = (read: Read, text: string, to: Place): void =>
  piecesIn(text).forEach(piece => put(read, to, take(read, onDeck(read), piece)))

/** `il 4 di picche e il re di cuori dagli scarti`; or each with its heap. */
function sourced(text: string): readonly (readonly [Piece, Place])[] {
  let waiting: Piece[] = []
  const found: (readonly [Piece, Place])[] = []
  text.split(new RegExp(` ${FROM}`)).forEach((part, index) => {
    if (index % 2 === 0) waiting = piecesIn(part)
    else found.push(...waiting.splice(0).map(piece => [piece, sourceOf(part)] as const))
  })
  return [...found, ...waiting.map(piece => [piece, 'looked'] as const)]
}

function putBack(read: Read, faceUp: boolean, text: string): void {
  if (onDeck(read) === 'top') throw new Error('a card lies face up on the deck')
  const cards = sourced(text).map(([piece, from]) => take(read, from, piece))
  const down = faceUp ? cards.slice(1) : cards
  for (const card of down.toReversed()) put(read, 'deck', card)
  if (faceUp) put(read, 'top', cards[0] ?? '??')
}

/** From a heap, or from the top of the deck. */
const from = (read: Read, text: string, source: string, to: Place): void =>
  source === 'dal mazzo' ? draw(read, text, to) : move(read, piecesIn(text), sourceOf(source), to)

const going =
  (source: Place, to: Place): Doing =>
  (read, cards = '') =>
    move(read, piecesIn(cards), source, to)

export const GRAFA: Sentences = [
  [/^Gira a faccia in su la carta in cima al mazzo(?:: (.*))?$/, (read, card = 'la carta seguente') => going('deck', 'top')(read, card)], // oxfmt-ignore
  [/^Gira a faccia in giù (.*), in cima al mazzo$/, going('top', 'deck')],
  [/^(?:Picche|Scava): metti sugli scarti (.*)$/, (read, cards = '') => draw(read, cards, 'discard')],
  [/^(?:Quadri: p|P)esca (.*)$/, (read, cards = '') => draw(read, cards, 'hand 1')],
  [/^Guarda (.*)$/, (read, cards = '') => draw(read, cards, 'looked')],
  [
    /^Rimetti \w+ carte in cima al mazzo, (la prima a faccia in su, il resto in giù|a faccia in giù)\. Dall’alto: (.*)$/,
    (read, face = '', text = '') => putBack(read, face.startsWith('la prima'), text),
  ],
  [/^Rimetti (.*) in cima al mazzo, a faccia in (su|giù)$/, (read, text = '', face = '') => putBack(read, face === 'su', text)], // oxfmt-ignore
  [
    new RegExp(`^Aggiungi (.*) ${FROM} (alle carte che hai guardato|alla coppia)$`),
    (read, cards = '', source = '', to = '') => from(read, cards, source, to === 'alla coppia' ? 'pair' : 'looked'),
  ],
  [/^Metti da parte (.*) dal mazzo$/, (read, cards = '') => draw(read, cards, 'aside')],
  [
    /^Fai una coppia: (.*)$/,
    (read, text = '') => {
      const [hand = '??', top = '??'] = piecesIn(text)
      move(read, [hand], 'hand 1', 'pair')
      move(read, [top], 'top', 'pair')
    },
  ],
  [/^Scarta (.*)$/, going('pair', 'discard')],
  [
    new RegExp(`^Sposta (.*) ${FROM} sugli scarti$`),
    (read, cards = '', source = '') => from(read, cards, source, 'discard'),
  ],
  [
    new RegExp(`^Sposta (.*) ${FROM} in cima al mazzo, a faccia in su$`),
    (read, cards = '', source = '') => from(read, cards, source, 'top'),
  ],
  [/^Metti (.*) in cima al mazzo, a faccia in su$/, going('pair', 'top')],
  [new RegExp(`^Prendi in mano (.*) ${FROM}$`), (read, cards = '', source = '') => from(read, cards, source, 'hand 1')],
  [/^(?:Cuori: p|P)rendi in mano (.*)$/, going('pair', 'hand 1')],
]
