import type { Game } from './game.ts'
import {
  createRecordReplay,
  SEARCH_DEPTH,
  type RecordReplay,
  type Variant,
  type VariantLister,
  correctedActions,
  type SearchProgress,
  type DiscrepancyQuestion,
  type Discrepancy,
  type DiscrepancySearch,
  type SearchStage,
} from './discrepancies.ts'

const MAX_RULINGS: Readonly<Record<SearchStage, number>> = { regular: 12_000, irregular: 60_000, both: 300_000 }

/** The likeliest type has the lowest weight. Each action after a discrepancy adds `FADING`. */
const WEIGHTS: Readonly<Record<Exclude<Discrepancy['type'], 'both' | 'undone'>, number>> = {
  change: 1,
  missing: 1.5,
  extra: 2,
  deal: 4,
}
const FADING = 0.25

const MAX_DISCREPANCIES = 5
/** Leaves room for pairs of legal discrepancies. */
const MAX_IRREGULAR = 3

interface ScoredDiscrepancy {
  readonly discrepancy: Discrepancy
  readonly weight: number
}

const inOrder = (found: readonly ScoredDiscrepancy[]): readonly Discrepancy[] =>
  found.toSorted((a, b) => a.weight - b.weight).map(({ discrepancy }) => discrepancy)

const weightOf = ({ discrepancy }: Pick<Variant<unknown>, 'discrepancy'>, actions: number): number =>
  WEIGHTS[discrepancy.type] + FADING * (actions - discrepancy.place - (discrepancy.type === 'missing' ? 0 : 1))

/** Yields the completed fraction. */
function* single<Position, Action>(
  { positions, leads }: RecordReplay<Position, Action>,
  variantsAt: VariantLister<Position, Action>,
  found: ScoredDiscrepancy[],
): Generator<number> {
  const actions = positions.length - 1
  for (const [since, position] of positions.toReversed().entries()) {
    yield since / positions.length
    for (const variant of variantsAt(position, actions - since)) {
      if (leads(position, variant)) found.push({ discrepancy: variant.discrepancy, weight: weightOf(variant, actions) })
    }
  }
}

/** Yields the completed fraction. */
function* both<Position, Action>(
  lines: RecordReplay<Position, Action>,
  record: readonly Action[],
  found: ScoredDiscrepancy[],
): Generator<number> {
  const places = lines.positions.slice(-SEARCH_DEPTH - 1).toReversed()
  for (const [since, position] of places.entries()) {
    const variants = [...lines.regularAt(position, record.length - since)]
    for (const [i, first] of variants.entries()) {
      yield (since + i / variants.length) / places.length
      found.push(...secondAfter(lines, record, position, first))
    }
  }
}

function secondAfter<Position, Action>(
  { regularAt, leads, after }: RecordReplay<Position, Action>,
  record: readonly Action[],
  position: Position,
  first: Variant<Action>,
): ScoredDiscrepancy[] {
  const found: ScoredDiscrepancy[] = []
  let current = after(position, first.made)
  for (let place = first.next; current !== null && place <= record.length; place++) {
    for (const variant of regularAt(current, place)) {
      if (!leads(current, variant)) continue
      const weight = weightOf(first, record.length) + weightOf(variant, record.length)
      found.push({ discrepancy: { type: 'both', discrepancies: [first.discrepancy, variant.discrepancy] }, weight })
    }
    current = after(current, record.slice(place, place + 1))
  }
  return found
}

/**
 * Searches for discrepancies that lead to exactly the layout of the real table: first legal ones, then illegal moves. Pairs are searched only if no
 * single legal discrepancy explains the table. Each step takes a few milliseconds.
 */
export function* searchDiscrepancies<Setup, Position, Action>(
  game: Game<Setup, Position, Action>,
  mystery: DiscrepancyQuestion<Setup, Position, Action>,
): DiscrepancySearch {
  const { setup, actions, otherDeals, undone } = mystery
  const start = game.start(setup)
  if (!start.ok) return []
  const lines = createRecordReplay(game, mystery, start.value)
  let known: readonly Discrepancy[] = []

  function* stage(name: SearchStage, shares: Generator<number>): Generator<SearchProgress> {
    lines.allow(MAX_RULINGS[name])
    for (const share of shares) yield { stage: name, share, found: known }
  }

  const regular: ScoredDiscrepancy[] = undone.map(discrepancy => ({ discrepancy, weight: 0 }))
  yield* stage('regular', single(lines, lines.regularAt, regular))
  for (const { setup: other, cells } of otherDeals()) {
    const started = game.start(other)
    const isDeal = started.ok && lines.leads(started.value, { made: [], next: 0 })
    if (isDeal)
      regular.push({ discrepancy: { type: 'deal', cells, head: game.makeSetup(other) }, weight: WEIGHTS.deal })
  }
  known = inOrder(regular).slice(0, MAX_DISCREPANCIES)

  const against: ScoredDiscrepancy[] = []
  yield* stage('irregular', single(lines, lines.irregularAt, against))
  known = [...known, ...inOrder(against).slice(0, MAX_IRREGULAR)].slice(0, MAX_DISCREPANCIES)
  if (regular.length > 0) return known

  const two: ScoredDiscrepancy[] = []
  yield* stage('both', both(lines, actions, two))
  return [...known, ...distinct(actions.map(game.makeAction), inOrder(two))].slice(0, MAX_DISCREPANCIES)
}

function distinct(record: readonly string[], discrepancies: readonly Discrepancy[]): readonly Discrepancy[] {
  const first = new Map<string, Discrepancy>()
  for (const discrepancy of discrepancies.toReversed())
    first.set(correctedActions(record, discrepancy).join('\n'), discrepancy)
  return discrepancies.filter(
    discrepancy => first.get(correctedActions(record, discrepancy).join('\n')) === discrepancy,
  )
}
