import type { OtherName } from '../../../book/people/people.ts'
import type { Ended, Solitaires, Tally, Past } from '../../../book/people/person.ts'
import { counted, LANGUAGE, listOf } from '../lists.ts'

const date = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium' })
const share = new Intl.NumberFormat(LANGUAGE, { style: 'percent' })
const mean = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 })

/** Every text of a person's page. */
export const PERSON = {
  none: 'Nobody of this name has finished a match in this book.',
  noneThen: 'They have finished no match in this time.',
  opening: 'Reading the book',
  all: ({ played, won, drawn }: Tally): string =>
    [
      `Won ${won} of ${counted(played, 'match', 'matches')}`,
      ...(drawn > 0 ? [`drew ${drawn}`] : []),
      `lost ${played - won - drawn}.`,
    ].join(', '),
  columns: { won: 'Won', drawn: 'Drawn', lost: 'Lost', share: 'Share' },
  share: ({ played, won, drawn }: Tally): string => share.format((won + drawn / 2) / played),
  shareHint: 'Share: matches won of those played, a draw as half of one.',
  games: 'By game',
  game: 'Game',
  opponents: 'Against whom',
  opponent: 'Name',
  form: 'Over time',
  formTold: (form: readonly number[]): string =>
    `Matches won less matches lost, after each of ${form.length}: at most ${Math.max(...form)}, at least ${Math.min(
      ...form,
    )}, at last ${form.at(-1) ?? 0}.`,
  best: 'Best results',
  bestOf: ({ score, others, at }: Ended): string => `${score ?? ''} against ${listOf(others)}, ${date.format(at)}`,
  irregular: (count: number): string => `In ${counted(count, 'match', 'matches')} moves stand that the rules refuse.`,
  helped: ({ asked, helped }: Past): string =>
    asked === helped
      ? `Asked for help in ${counted(helped, 'match', 'matches')}.`
      : `Asked for help ${asked} times, in ${counted(helped, 'match', 'matches')}.`,
  others: 'Also called',
  othersHint: 'Whoever was made one with another is somebody of their own again.',
  part: 'Part them',
  partFrom: ({ name }: OtherName): string => `Part them: ${name} again`,
  alone: 'Alone',
  aloneTold: ({ scores, best, mean: middle }: Solitaires): string =>
    `${counted(scores.length, 'game', 'games')}: best ${best}, on average ${mean.format(middle)}.`,
  aloneChart: ({ scores }: Solitaires): string => `What each game came to: ${scores.join(', ')}`,
  called: 'Name',
  rename: 'Rename everywhere',
  renameHint: 'In all matches and evenings of the book. Under another player’s name, the two become one.',
  keep: 'Keep this name',
  renamed: (name: string): string => `${name}, everywhere in the book.`,
  parted: (name: string): string => `${name} is somebody of their own again.`,
  notKept: 'It could not be kept. Try again.',
  notAName: 'A name needs a letter, and has no comma and no #.',
} as const
