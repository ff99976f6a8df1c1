import type { HouseRuleKey } from '../../../engine/game.ts'
import type { HEADING } from '../../../engine/tennis/notation.ts'
import { valueOfPlayed } from '../../../engine/tennis/seats.ts'
import type { TennisProblem } from '../../../engine/tennis/setup.ts'
import type { Event, Pair, Played, Position, Setup, Tennis, TennisStep } from '../../../engine/tennis/types.ts'
import { createRulebook, type BookWords, type SectionText } from '../book.ts'
import { wordsByCode, type RuleWords, type Speech } from '../rulebook.ts'

const SECTIONS = {
  seats: ['T7'],
  hand: [],
  net: ['T1'],
  clearing: ['T2'],
  matching: ['T3'],
  'winning-a-hand': ['T4', 'T5'],
  cormorant: ['T6'],
  winning: ['T8'],
  entering: ['T9'],
  irregular: ['I1', 'I2', 'I3'],
} as const

type SectionId = keyof typeof SECTIONS

export type SectionTexts = Readonly<Record<SectionId, SectionText>>

type HouseRules = RuleWords<Setup, HouseRuleKey<typeof HEADING>>

export type At = Speech<Position>

const EVENTS: Readonly<Record<Exclude<Event['type'], 'hand-over'>, SectionId>> = {
  irregular: 'irregular',
  play: 'hand',
  clear: 'clearing',
  match: 'matching',
  net: 'net',
  ghost: 'cormorant',
  result: 'entering',
  phase: 'seats',
  over: 'winning',
}

function sectionOf(event: Event): SectionId {
  if (event.type !== 'hand-over') return EVENTS[event.type]
  return event.loser === null ? 'winning-a-hand' : 'cormorant'
}

export type TennisWords = BookWords<Tennis, TennisProblem, SectionId, HouseRules>

export const createTennisRulebook = ({ refusals, ...words }: TennisWords) =>
  createRulebook<Tennis, TennisProblem, SectionId, HouseRules>(
    { game: 'tennis', sections: SECTIONS, sectionOf, refusal: (refusal, at) => wordsByCode(refusals, refusal, at) },
    words,
  )

/** Whether equal cards replace the point for the Net of a card that was just played (T3). */
export const isReplaced = ({ match, pair: [first, second] }: Position): boolean =>
  match === 'replaces' && first !== undefined && second !== undefined && valueOfPlayed(first) === valueOfPlayed(second)

/** What a played card scored for: equal cards (T3), the Net (T2), or both by the house rule. */
export const scoreReasons = ({ cleared, points }: { readonly cleared: boolean; readonly points: number }) =>
  [...(points > 1 ? (['equal'] as const) : []), ...(cleared && points !== 2 ? (['net'] as const) : [])] as const

/** Returns a pair with the higher card first, as it is subtracted for the Net. */
export const highCardFirst = ([one, other]: Pair): Pair =>
  valueOfPlayed(one) < valueOfPlayed(other) ? [other, one] : [one, other]

interface CardRuling {
  readonly sentence: string
  /** `The new Net is 11 − 4 = 7.`; '' after the first card of a pair, or if the sentence already says so. */
  readonly net: string
  readonly section: string
  readonly scored: boolean
}

/** Returns the ruling on a card that was played on `net`, from its steps. `missed`: the sentence if it earned no point (T1, T2). */
export const createCardRuling =
  (events: TennisWords['events'], missed: (card: Played, net: number | null) => string) =>
  (
    card: Played,
    net: number | null,
    steps: readonly TennisStep[],
    { players, position: { match } }: At,
  ): CardRuling => {
    const said = (type: Event['type']) =>
      steps
        .filter(({ event }) => event.type === type)
        .map(({ event, position }) => ({
          sentence: wordsByCode(events, event, { players, position }),
          section: sectionOf(event),
        }))
    const [equal] = said('match')
    const earned = match === 'replaces' && equal ? [equal] : [...said('clear'), ...said('match')]
    const sentence = earned.length > 0 ? earned.map(each => each.sentence).join(' ') : missed(card, net)
    const formed = said('net')[0]?.sentence ?? ''
    const section = earned.at(-1)?.section ?? (net === null ? 'net' : 'clearing')
    const alone = net === null && earned.length === 0 && formed !== ''
    return { sentence: alone ? formed : sentence, net: alone ? '' : formed, section, scored: earned.length > 0 }
  }
