import type { GameName } from '../names.ts'
import type { AnyGame } from '../../src/engine/game.ts'
import { describe, expect, it } from 'vitest'
import { shallowRef } from 'vue'
import type { Operation, Entry } from '../../src/book/journal/entries.ts'
import { replayMatch } from '../../src/book/journal/replay.ts'
import type { SingleDiscrepancy, Discrepancy } from '../../src/engine/discrepancies.ts'
import { listGames } from '../../src/games/index.ts'
import { isLetStand } from '../../src/text/contract/actions.ts'
import { actionSentence, actionWords, discrepancyWords } from '#text/actions.ts'
import { instructionTexts } from '../../src/text/contract/hands.ts'
import type { AnyRulebook } from '../../src/text/contract/rulebook.ts'
import { logLines } from '../../src/table/controls/log.ts'
import { HEADS } from '../book/corpus.ts'
import { valueOf } from '../book/results.ts'
import { dice, type Dice } from '../engine/wellsix/random.ts'

const CARD = '[2-9ATJQK][SHDC]'
/** Patterns that match notation (the word of an action before a cell, card, suit, rank or role; a card), or a missing value. */
const NOTATION = [
  new RegExp(
    String.raw`\b(swap|switch|capture|exchange|keep|place|give|stands|pair|use|reveal|arrange|play|hand|result|correct|turn)` +
      String.raw` (-?\d|[a-h]\d\b|${CARD}\b|[SHDC]\b|[2-9ATJQK]\b|\?\?|(swap|switch|capture|pass|pair|ghost|fish|angler|cormorant)\b)`,
  ),
  new RegExp(String.raw`\b${CARD}\b`),
  /\bundefined\b|\bnull\b|NaN/,
]

/** Actions that `legal` does not list: some are accepted, some refused, and some can't be read. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  wetice: ['swap a1 b1', 'stands swap b1 h4', 'stands turn 2', 'correct a1 S b2 .', 'give D', 'swap a1', 'jump a1', 'swap z9 a1'],
  wellsix: ['place 2C -2,-1', 'stands capture 0,0 1,0', 'stands switch 0,0 1,0', 'stands pass', 'agree', 'correct 0,0 . 1,0 7H', 'result 30 4', 'turn 1', 'keep 9,9'],
  tennis: ['hand ghost', 'hand cormorant ghosted', 'stands ghost', 'play KS', 'play 4', 'next', 'hand'],
  grafa: ['stands pair 5D', 'pair 2C', 'use S', 'reveal 2C 3C', 'arrange 4D 5D', 'arrange', 'unheard of'],
} satisfies Record<GameName, readonly string[]> // oxfmt-ignore

/** Some of the random actions are refused, or can't be read. */
function record(game: AnyGame, at: Dice, length: number): readonly string[] {
  const actions: string[] = []
  let position: unknown = valueOf(replayMatch({ game, head: headOf(game.name), entries: [] })).replay.start
  for (let n = 0; n < length; n++) {
    const legal = game.legal(position)
    if (legal.length === 0 || at.below(6) === 0) actions.push(at.oneOf(OTHERS[game.name] ?? []))
    else {
      const action = at.oneOf(legal)
      actions.push(game.makeAction(action))
      const ruling = game.play(position, action)
      if (ruling.accepted) position = ruling.position
    }
  }
  return actions
}

const HEAD_OF: Readonly<Record<string, string>> = HEADS
const headOf = (game: string) => ({
  format: 1 as const,
  id: 'm',
  game,
  head: HEAD_OF[game] ?? '',
  players: [],
  created: 1,
})

function* operations(actions: readonly string[], at: Dice): Generator<Operation> {
  let made = 0
  for (const action of actions) {
    yield { type: 'play', action }
    if (at.below(9) === 0) {
      yield {
        type: 'note',
        note: { type: 'declined', seat: 1, what: 'undo', about: `${action}, ${at.oneOf(actions)}`, word: '' },
      }
    }
    made++
    if (made > 2 && at.below(8) === 0) {
      yield { type: 'undo', count: 2 }
      made -= 2
    }
    if (made > 3 && at.below(12) === 0)
      yield { type: 'amend', from: at.below(made), remove: 1, insert: [at.oneOf(actions)] }
  }
}

const discrepanciesOf = (actions: readonly string[], at: Dice): readonly Discrepancy[] => {
  const [action, instead, place] = [at.oneOf(actions), at.oneOf(actions), at.below(actions.length)]
  const one: readonly SingleDiscrepancy[] = [
    { type: 'change', place, action, instead },
    { type: 'missing', place, action },
    { type: 'extra', place, action },
  ]
  return [...one, { type: 'both', discrepancies: [at.oneOf(one), at.oneOf(one)] }]
}

function told(game: AnyGame, rulebook: AnyRulebook, seed: number): readonly string[] {
  const at = dice(seed)
  const actions = record(game, at, 40)
  const entries = [...operations(actions, at)].map((what, number): Entry => ({
    format: 2,
    match: 'm',
    number,
    id: `e${number}`,
    at: number,
    what,
  }))
  const { replay, timeline } = valueOf(replayMatch({ game, head: headOf(game.name), entries }))
  const { players, moves, start } = replay
  const speech = { game, rulebook, players }
  const nameOf = (seat: number): string => players[seat - 1] ?? ''
  const table = {
    rules: {
      game,
      rulebook,
      playerOf: (_: unknown, before: unknown) => game.status(before).turn,
    },
    source: { start: shallowRef(start) },
    session: { players: shallowRef(players), nameOf },
    texts: { logEntry: () => null },
  }
  const done = (action: string) => ({ what: actionWords(action, speech), against: isLetStand(action, speech) })
  const hands = moves.flatMap(({ before, ruling }) => {
    const line = { start: before, steps: ruling?.accepted ? ruling.steps : [] }
    const after = line.steps.at(-1)?.position ?? before
    return [
      ...instructionTexts(game.hands.forward(line), rulebook.hands, nameOf, game.hands.locations(before)),
      ...instructionTexts(game.hands.back(line), rulebook.hands, nameOf, game.hands.locations(after)),
    ]
  })
  return [
    ...actions.map(action => actionSentence(action, speech)),
    ...discrepanciesOf(actions, at).flatMap(discrepancy =>
      Object.values(discrepancyWords(discrepancy, { moves: moves.length, done, left: '' })),
    ),
    ...logLines(timeline.log, moves, table, timeline.notes).flatMap(({ what, steps }) => [what, ...steps]),
    ...moves.flatMap(({ before, ruling }) => {
      if (!ruling) return []
      if (!ruling.accepted) return [rulebook.refusal(ruling.refusal, { players, position: before }).sentence]
      return ruling.steps.map(({ event, position }) => rulebook.event(event, { players, position }).sentence)
    }),
    ...hands,
  ]
}

describe.each(listGames())('the texts of $name', parts => {
  it('contain no notation, for any action or outcome', async () => {
    const [game, rulebook] = [await parts.engine(), await parts.rulebook()]
    const sentences = Array.from({ length: 12 }, (_, seed) => told(game, rulebook, seed)).flat()
    expect(sentences.length).toBeGreaterThan(1000)
    expect([...new Set(sentences)].filter(sentence => NOTATION.some(spelled => spelled.test(sentence)))).toEqual([])
  })
})
