import type { Person, NamedTally } from '../../book/people/person.ts'
import { titleOf } from '../../games/index.ts'
import { PERSON as WORDS } from '#text/pages/book.ts'
import { linesUnder, type FigureTable, type Handout } from '../handout/handout.ts'

export const COLUMNS = [WORDS.columns.won, WORDS.columns.drawn, WORDS.columns.lost, WORDS.columns.share]

/** The cells of a row: won, drawn, lost, and the share won. */
export const figuresOf = (row: NamedTally): readonly string[] => [
  ...[row.won, row.drawn, row.played - row.won - row.drawn].map(String),
  WORDS.share(row),
]

const tableOf = (title: string, rows: readonly NamedTally[]): readonly FigureTable[] =>
  rows.length === 0
    ? []
    : [{ type: 'table', columns: [title, ...COLUMNS], rows: rows.map(row => [row.name, ...figuresOf(row)]) }]

/** A person's matches as text. `time` names the period, if it isn't everything. */
export const personHandout = (person: Person, time: string): Handout => ({
  title: person.name,
  date: time,
  headline: person.all.played > 0 ? WORDS.all(person.all) : '',
  warning: '',
  names: [person.name, ...person.opponents.map(({ name }) => name)],
  parts: [
    ...tableOf(
      WORDS.game,
      person.games.map(each => ({ ...each, name: titleOf(each.name) })),
    ),
    ...tableOf(WORDS.opponent, person.opponents),
    ...(person.form.length > 1
      ? [
          {
            type: 'curve' as const,
            title: WORDS.form,
            lines: [{ name: person.name, seat: 1 as const, values: [0, ...person.form] }],
          },
        ]
      : []),
    ...linesUnder(
      WORDS.best,
      person.best.map(each => `${titleOf(each.game)}: ${WORDS.bestOf(each)}`),
    ),
    ...person.solitaires.flatMap(each => linesUnder(`${WORDS.alone}: ${titleOf(each.game)}`, [WORDS.aloneTold(each)])),
  ],
})
