import { computed } from 'vue'
import { matchesOf, type GuestNumber } from '../../book/evening/evening.ts'
import type { Outcome } from '../../book/evening/outcome.ts'
import type { Fixture } from '../../book/evening/plan.ts'
import { titleOf } from '../../games/index.ts'
import { EVENING } from '#text/pages/evening.ts'
import { withAllFirst } from './fields.ts'
import { hasSeveralGames, type EveningResults } from './useEvening.ts'

const isPending = ({ type }: Outcome): boolean => type === 'running' || type === 'elsewhere' || type === 'differing'

interface TableRow {
  readonly fixture: Fixture
  /** 0 if the table isn't in the shown round. */
  readonly table: number
  readonly names: string
  readonly detail: string
  readonly result: string
  readonly score: string
}

const WORDS = EVENING.now

function matchHere(open: EveningResults, { pairing }: Fixture): string | null {
  const matches = pairing ? matchesOf(pairing) : []
  return matches.find(each => open.matches.value?.has(each)) ?? null
}

function enteredBy(open: EveningResults, { guest, at, by }: Extract<Outcome, { type: 'over' }>): string {
  return by === 'match' ? WORDS.fromMatch(at) : WORDS.entered(guest === undefined ? '' : open.nameOf(guest), at)
}

function rowOf(open: EveningResults, fixture: Fixture, table: number): TableRow {
  const outcome = open.outcome(fixture)
  const names = fixture.guests.map(open.nameOf)
  const row = { fixture, table, names: WORDS.names(names), result: '', score: '' }
  if (outcome.type === 'over') {
    const result = EVENING.pairings.result(names, withAllFirst({ ...outcome, scores: null }, names.length))
    const detail = WORDS.over(result, enteredBy(open, outcome))
    return { ...row, detail, result: WORDS.came(result), score: outcome.scores?.join('–') ?? '' }
  }
  const match = matchHere(open, fixture)
  const scores = match === null ? undefined : open.matches.value?.get(match)?.summary?.scores
  const isCounted = outcome.type === 'running' && scores?.length === names.length
  return { ...row, detail: isCounted ? WORDS.playing(names, scores) : WORDS.state[outcome.type] }
}

function playedBut(open: EveningResults, shown: readonly TableRow[]): readonly Fixture[] {
  const fixtures = shown.map(({ fixture }) => fixture)
  const over = open.fixtures.value.flatMap(fixture => {
    const outcome = open.outcome(fixture)
    return outcome.type === 'over' && !fixtures.includes(fixture) ? [{ fixture, at: outcome.at }] : []
  })
  return over.toSorted((a, b) => b.at - a.at).map(({ fixture }) => fixture)
}

function focusOn(open: EveningResults, fixture: Fixture, me: GuestNumber, table: number) {
  const { type } = open.outcome(fixture)
  const names = fixture.guests.map(open.nameOf)
  const rivals = fixture.guests.filter(guest => guest !== me).map(open.nameOf)
  const isSeveral = hasSeveralGames({ games: open.evening.value?.games ?? [] }, open.plan.value.rounds)
  const place = WORDS.place(fixture.round, table, isSeveral || table > 0 ? titleOf(fixture.game) : '')
  const sentence = fixture.guests.includes(me) ? WORDS.mine(rivals, type) : WORDS.theirs(names, type)
  return { fixture, type, place, match: matchHere(open, fixture), sentence }
}

/** The current tables: first that of this phone's owner, or else one that needs attention; then the others of the shown round. */
export function useNow(open: EveningResults, me: () => GuestNumber) {
  const isMine = ({ guests }: Fixture): boolean => guests.includes(me())

  const pending = computed(() => open.fixtures.value.filter(each => isPending(open.outcome(each))))

  const first = computed((): Fixture | null => {
    const mine = pending.value.find(isMine) ?? open.toPlay.value.find(isMine)
    return mine ?? pending.value.find(each => open.outcome(each).type === 'differing') ?? open.next.value ?? pending.value[0] ?? null // oxfmt-ignore
  })

  const roundOf = (fixture: Fixture | null) =>
    open.plan.value.rounds.find(({ number }) => number === fixture?.round) ?? null
  const tableOf = (fixture: Fixture): number => (roundOf(fixture)?.fixtures.indexOf(fixture) ?? -1) + 1

  const round = computed(() => {
    const isChoice = first.value !== null && open.outcome(first.value).type === 'differing'
    const next = roundOf(open.toPlay.value[0] ?? null)
    return (isChoice ? next : roundOf(first.value)) ?? next ?? open.plan.value.rounds.at(-1) ?? null
  })

  const rowFor = (fixture: Fixture): TableRow =>
    rowOf(open, fixture, fixture.round === round.value?.number ? tableOf(fixture) : 0)

  const tables = computed(() => {
    const inRound = round.value?.fixtures ?? []
    const beside = [...pending.value, ...(round.value ? [] : open.plan.value.beside)]
    return [...new Set([...inRound, ...beside])].map(rowFor)
  })
  const others = computed(() => tables.value.filter(({ fixture }) => fixture !== first.value))

  const earlier = computed(() => playedBut(open, tables.value).map(rowFor))

  const focus = computed(() => first.value && focusOn(open, first.value, me(), tableOf(first.value)))

  const after = computed(() => {
    const next = open.toPlay.value.find(each => isMine(each) && each !== first.value)
    const rivals = next?.guests.filter(guest => guest !== me()).map(open.nameOf) ?? []
    return next && next.round !== null && first.value && isMine(first.value) ? WORDS.after(next.round, rivals) : ''
  })

  const resting = computed(() => (round.value && round.value.resting.length > 0 ? `${EVENING.pairings.rests(round.value.resting.map(open.nameOf))}.` : '')) // oxfmt-ignore

  return { focus, round, tables, others, earlier, after, resting }
}
