import * as v from 'valibot'
import { DECK, type Card } from '../../../engine/cards.ts'
import { headText } from '../../../book/journal/replay.ts'
import { grafa } from '../../../engine/grafa/index.ts'
import type { Setup } from '../../../engine/grafa/types.ts'
import { dealOf } from '../deal.ts'
import { type NewMatch, writtenNames } from '../../entry/useEntry.ts'
import { ENTRY as WORDS } from '#text/grafa/entry.ts'

export const HAND_SIZE = 5

const schema = v.strictObject({
  format: v.literal(1),
  name: v.string(),
  entering: v.boolean(),
  /** The hand and the face-up card. Null for a card that isn't entered yet. */
  cards: v.pipe(v.array(v.nullable(v.picklist(DECK))), v.length(HAND_SIZE + 1), v.readonly()),
})
export type Draft = Readonly<v.InferOutput<typeof schema>>

const newDraft = (name = ''): Draft => ({
  format: 1,
  name,
  entering: false,
  cards: Array<null>(HAND_SIZE + 1).fill(null),
})

export const enteredCards = ({ cards }: Draft): readonly Card[] => cards.flatMap(card => card ?? [])

/** The index of the next card to enter, or −1 if all are entered. */
export const nextIndex = ({ cards }: Draft): number => cards.indexOf(null)

export function put(draft: Draft, card: Card): Draft {
  const place = nextIndex(draft)
  return place < 0 ? draft : { ...draft, cards: draft.cards.with(place, card) }
}

export const takeOut = (draft: Draft, place: number): Draft => ({ ...draft, cards: draft.cards.with(place, null) })

export function erase(draft: Draft): Draft {
  const last = draft.cards.findLastIndex(card => card !== null)
  return last < 0 ? draft : takeOut(draft, last)
}

const playersOf = ({ name }: Draft): readonly string[] => writtenNames([name], [WORDS.player])

const newMatch = (setup: Setup): NewMatch => ({ head: headText(grafa, setup), actions: [], kind: {} })

/** Returns a new game with a real deck. */
export const newMatchFrom = (draft: Draft): NewMatch =>
  newMatch({
    players: playersOf(draft),
    hand: draft.cards.slice(0, HAND_SIZE).flatMap(card => card ?? []),
    deck: draft.cards.slice(HAND_SIZE).flatMap(card => card ?? []),
    discard: [],
  })

/** Returns a new game with the app's deal of this number. */
export const dealtMatchFrom = (draft: Draft, number: number): NewMatch =>
  newMatch({ players: playersOf(draft), hand: null, deck: dealOf(number), discard: [] })

/** Returns the draft for the next game, with the same name. */
export const nextDraft = ({ name }: Draft): Draft => newDraft(name)

/** Returns the stored draft if this version can read it, else a new one. */
export function restoreDraft(value: unknown): Draft {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : newDraft()
}
