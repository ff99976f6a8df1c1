import { UNSEEN, type Piece, type Place } from '../../../../src/engine/hands.ts'
import { move, putCard, takeCard, type SentenceEffect, type ReadTable, type Sentences } from '../table.ts'
import { numberIn, piecesIn, fail } from './table.ts'

const SOURCES: Readonly<Record<string, Place>> = {
  'dagli scarti': 'discard',
  'dal mazzo': 'deck',
  'dalla tua mano': 'hand 1',
  'dalle carte che hai guardato': 'looked',
  'dalla coppia': 'pair',
  'dalle carte messe da parte': 'aside',
}
const FROM = `(${Object.keys(SOURCES).join('|')})`

const onDeck = (read: ReadTable): Place => ((read.get('top') ?? []).length > 0 ? 'top' : 'deck')
const placeOf = (read: ReadTable, source: string): Place =>
  source === 'dal mazzo' ? onDeck(read) : (SOURCES[source] ?? fail(`no heap ${source}`))

const go = (read: ReadTable, cards: string, source: string, to: Place): void =>
  piecesIn(cards).forEach(piece => move(read, [piece], placeOf(read, source), to))
const fromDeck =
  (to: Place): SentenceEffect =>
  (read, cards = '') =>
    go(read, cards, 'dal mazzo', to)
const fromHeap =
  (to: Place): SentenceEffect =>
  (read, cards = '', source = 'dalla coppia') =>
    go(read, cards, source, to)

/**
 * The cards and their piles in `il 4 di picche e il re di cuori dagli scarti`; each card may have its own pile. If no pile is named, they
 * come from the looked-at cards.
 */
const sourced = (text: string): (readonly [Piece, string])[] =>
  [...text.matchAll(new RegExp(`(.+?)(?: ${FROM}(?:, | ed? |$)|$)`, 'g'))].flatMap(
    ([, cards = '', source = 'dalle carte che hai guardato']) => piecesIn(cards).map(piece => [piece, source] as const),
  )

/** The card that is named first comes on top. */
function putBack(read: ReadTable, text: string, count: string | undefined, isFaceUp: boolean): void {
  if (onDeck(read) === 'top') fail('a card lies face up on the deck')
  const cards = sourced(text)
  if (cards.length !== numberIn(count)) fail(`${count ?? 'one'} of ${text}`)
  const taken = cards.map(([piece, source]) => takeCard(read, placeOf(read, source), piece))
  for (const [index, piece] of [...taken.entries()].reverse())
    putCard(read, isFaceUp && index === 0 ? 'top' : 'deck', piece)
}

function pair(read: ReadTable, text: string): void {
  const [hand, top, more] = piecesIn(text)
  if (hand === undefined || top === undefined || more !== undefined) return fail('two cards are a pair')
  move(read, [hand], 'hand 1', 'pair')
  move(read, [top], 'top', 'pair')
}

export const GRAFA: Sentences = [
  [
    /^Gira a faccia in su la carta in cima al mazzo(?:: (.*))?$/,
    (read, cards) => move(read, cards === undefined ? [UNSEEN] : piecesIn(cards), 'deck', 'top'),
  ],
  [/^Gira a faccia in giù (.*), in cima al mazzo$/, (read, cards = '') => move(read, piecesIn(cards), 'top', 'deck')],
  [/^Scava: sposta (.*) dal mazzo sugli scarti$/, fromDeck('discard')],
  [/^Guarda: prendi (.*) dal mazzo$/, fromDeck('looked')],
  [/^Sposta (.*) dal mazzo tra le carte messe da parte$/, fromDeck('aside')],
  [/^Pesca (.*)$/, fromDeck('hand 1')],
  [/^Fai una coppia: (.*)$/, (read, text = '') => pair(read, text)],
  [/^Scarta (.*)$/, fromHeap('discard')],
  [new RegExp(`^Sposta (.*) ${FROM} sugli scarti$`), fromHeap('discard')],
  [new RegExp(`^Sposta (.*) ${FROM} in cima al mazzo, a faccia in su$`), fromHeap('top')],
  [/^Metti (.*) in cima al mazzo, a faccia in su$/, fromHeap('top')],
  [new RegExp(`^Aggiungi (.*) ${FROM} alla coppia$`), fromHeap('pair')],
  [new RegExp(`^Aggiungi (.*) ${FROM} alle carte che hai guardato$`), fromHeap('looked')],
  [new RegExp(`^Prendi in mano (.*?)(?: ${FROM})?$`), fromHeap('hand 1')],
  [
    /^Rimetti (\w+) carte in cima al mazzo, (la prima a faccia in su, (?:le altre|l’altra) a faccia in giù|a faccia in giù)\. Dall’alto: (.*)$/,
    (read, count = '', face = '', text = '') => putBack(read, text, count, face.startsWith('la prima')),
  ],
  [
    /^Rimetti (.*) in cima al mazzo, a faccia in (su|giù)$/,
    (read, text = '', face = '') => putBack(read, text, undefined, face === 'su'),
  ],
]
