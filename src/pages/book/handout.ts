import type { Meeting, Standing } from '../../book/standings.ts'
import { BOOK } from '../../text/en/pages/book.ts'
import type { Handout } from '../handout/handout.ts'

const WORDS = BOOK.tables

/** Who won what of whom, for others. `time` says in which time, where it isn't all. */
export const wonHandout = (standings: readonly Standing[], meetings: readonly Meeting[], time: string): Handout => ({
  title: BOOK.views.tables,
  date: time,
  headline: '',
  warning: '',
  names: standings.map(({ name }) => name),
  parts: [
    {
      type: 'table',
      columns: [WORDS.name, WORDS.match],
      rows: standings.map(({ name, match, played }) => [name, WORDS.of(match, played)]),
    },
    ...(meetings.length > 0
      ? [
          {
            type: 'lines' as const,
            title: WORDS.meetings,
            lines: meetings.map(({ names: [a, b], won }) => WORDS.met(a, b, won[0].match, won[1].match)),
          },
        ]
      : []),
  ],
})
