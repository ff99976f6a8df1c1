import { UNSEEN, type Place } from '../../../../src/engine/hands.ts'
import { move, putCard, takeCard, type ReadTable, type Sentences } from '../table.ts'
import { allIn, isCard, namedSeat, numberIn, piecesIn, seatAfter, fail } from './table.ts'

/** The cards of a shuffled pack are unknown. */
function shuffle(read: ReadTable): void {
  read.set('pack', (read.get('pack') ?? []).map(() => UNSEEN)) // oxfmt-ignore
}

function gather(read: ReadTable): void {
  const count = [...read.values()].flat().length
  read.clear()
  read.set('pack', Array.from({ length: count }, () => UNSEEN)) // oxfmt-ignore
}

function deal(read: ReadTable, count: string | undefined, seat: number): void {
  for (let left = numberIn(count); left > 0; left--) move(read, [UNSEEN], 'pack', `hand ${seat}`)
}

/**
 * Moves the cards that are named in a text such as `il re di cuori e un 7 (non il 7 di picche)`, in this order. A card without a suit may
 * be any card of its rank, except the cards in brackets.
 */
function carry(read: ReadTable, text: string, from: Place, to: Place): void {
  const kept =
    from === 'pack' ? [] : [...text.matchAll(/ \(non ([^)]*)\)/g)].flatMap(([, cards = '']) => piecesIn(cards))
  const there = read.get(from) ?? []
  const gone = kept.find(card => !there.includes(card))
  // If cards were dealt face down, the card that stays may be one of them.
  if (gone && !there.includes(UNSEEN)) fail(`no ${gone} stays`)
  const held = kept.filter(card => there.includes(card)).map(card => takeCard(read, from, card))
  for (const piece of piecesIn(text.replaceAll(/ \(non [^)]*\)/g, ''))) {
    const fits = (read.get(from) ?? []).find(each => isCard(each) && each[0] === piece)
    move(read, [fits ?? piece], from, to)
  }
  for (const card of held) putCard(read, from, card)
}

export const TENNIS: Sentences = [
  [/^Raccogli tutte le carte$/, gather],
  [/^Mescola le (?:altre )?carte$/, shuffle],
  [
    /^(\w+) gioca (.*)$/,
    (read, name = '', cards = '') => carry(read, cards, `hand ${namedSeat(name)}`, `played ${namedSeat(name)}`),
  ],
  [
    /^(\w+) riprende in mano (.*)$/,
    (read, name = '', cards = '') => carry(read, cards, `played ${namedSeat(name)}`, `hand ${namedSeat(name)}`),
  ],
  [
    /^Metti (.*), a faccia in su, davanti (ad?) (\w+)$/,
    (read, cards = '', to = '', name = '') => carry(read, cards, 'pack', `played ${seatAfter(to, name)}`),
  ],
  [
    /^Dai (?:una carta|(\w+) carte) a ogni giocatore, a faccia in giù$/,
    (read, count) => [1, 2, 3, 4].forEach(seat => deal(read, count, seat)),
  ],
  [
    /^Dai (.*), a faccia in giù$/,
    (read, text = '') => {
      for (const [count, to = '', name = ''] of allIn(text, /(?:una carta|(\w+) carte) (ad?) (\w+)/g))
        deal(read, count, seatAfter(to, name))
    },
  ],
]
