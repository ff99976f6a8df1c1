import type { Foreseen, EveningMerge } from '../../book/transfer/admit.ts'

/** What is said where a match goes over to another phone, and comes back. */
export const HANDING = {
  detail:
    'The whole match goes over, with its clock and its people. From then on this phone looks on, until the match is handed back.',
  tooLong: 'This match is too long for codes and links. The file holds it all.',
  result: 'For whoever keeps the evening: the result and who has confirmed it, as a code or a link.',
  resultName: 'Result',
  evening: 'Show it to another phone',
  eveningDetail:
    'Whoever reads it has the players, the schedule and the results so far, and enters the matches of their own table.',
  eveningTooLong: 'This evening is too large for codes and links. Save the whole book instead, and bring it in there.',
} as const

/** What is said of what came over. */
export const TAKEN = {
  reading: 'Reading what came',
  unread: 'Nothing that came can be read.',
  unreadDetail: 'It may have been cut short on its way. Ask for it once more, or for the file.',
  match: {
    added: 'It isn’t in the book of this device, and goes on here.',
    known: 'All of it is in the book of this device.',
    longer: 'It goes on from where the one in the book of this device ends.',
    forked: 'The one in the book of this device went another way: both stay, each a match of its own.',
    failed: 'The book of this device can’t be read.',
  } satisfies Record<Foreseen['type'], string>,
  goOn: 'Go on here',
  evening: {
    added: 'It isn’t in the book of this device. Join it, and enter what is played at this table.',
    known: 'All of it is in the book of this device.',
    longer: 'There is more of it than in the book of this device: the two become one.',
    failed: 'It can’t be read together with the one in the book of this device.',
  } satisfies Record<EveningMerge, string>,
  join: 'Join the evening',
  scores: (players: readonly string[], scores: readonly number[]): string =>
    players.map((name, i) => `${name} ${scores[i] ?? 0}`).join(', '),
  goesTo: (evening: string): string => `It is of the evening “${evening}”.`,
  enter: 'Enter this result',
  entered: (evening: string): string => `It is entered already, in the evening “${evening}”.`,
  openEvening: 'Open the evening',
  noEvening: (names: string): string => `No evening on this device has ${names} among its players.`,
  notEntered: 'It was not entered: the storage failed, or another window is changing the evening.',
  notKept: 'It was not kept: the storage failed, or the match is open in another window.',
} as const
