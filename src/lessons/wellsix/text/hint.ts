import { numberWord, pluralOf } from '../../../rulebook/lists.ts'

/** Why a move is a sensible one. */
export const hintText = {
  wins: 'It makes six in line, and wins.',
  blocks: 'It stops a line that the other player could complete.',
  seizes: (count: number): string => `It seizes ${numberWord(count)} ${pluralOf(count, 'card', 'cards')}.`,
  line: (length: number): string => `It makes a line of ${numberWord(length)} of the same colour.`,
  beginning: 'It is a beginning: a line can be built from here.',
  keepsLines: 'It breaks no line.',
  keep: 'The cards of the other player are in the groups that go.',
  next: 'The game is over. The other player opens the next.',
} as const
