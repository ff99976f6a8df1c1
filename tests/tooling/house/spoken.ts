import type { AnyAction, AnyGame } from '../../../src/engine/game.ts'
import { replayMatch } from '../../../src/book/journal/replay.ts'
import { listGames } from '../../../src/games/index.ts'
import { instructionTexts } from '../../../src/text/contract/hands.ts'
import type { AnyRulebook } from '../../../src/text/contract/rulebook.ts'
import { HEADS } from '../../book/corpus.ts'
import { valueOf } from '../../book/results.ts'
import { dice } from '../../engine/wellsix/random.ts'
import { sentencesOf } from './sentences.ts'

/** The purpose of a sentence: an instruction, an event, a refusal, or a remedy. */
export type SentencePurpose = 'hands' | 'event' | 'refusal' | 'remedy'

export interface SpokenText {
  readonly game: string
  readonly kind: SentencePurpose
  readonly sentence: string
}

const HEAD_OF: Readonly<Record<string, string>> = HEADS

function startOf(game: AnyGame): { readonly start: unknown; readonly players: readonly string[] } {
  const head = { format: 1 as const, id: 'm', game: game.name, head: HEAD_OF[game.name] ?? '', players: [], created: 1 }
  return valueOf(replayMatch({ game, head, entries: [] })).replay
}

/** Some moves are taken from earlier positions, so most of them are refused. */
function saidOf(game: AnyGame, rulebook: AnyRulebook, seed: number, length: number): readonly SpokenText[] {
  const { below, oneOf } = dice(seed)
  const { start, players } = startOf(game)
  const nameOf = (seat: number): string => players[seat - 1] ?? ''
  const said: SpokenText[] = []
  const add = (kind: SentencePurpose, texts: readonly string[]): void => {
    for (const sentence of texts.flatMap(sentencesOf)) said.push({ game: game.name, kind, sentence })
  }
  const earlier: AnyAction[] = []
  let position = start
  for (let n = 0; n < length; n++) {
    const legal = game.legal(position)
    const isTry = legal.length === 0 || below(3) === 0
    const action = isTry ? earlier[below(earlier.length)] : oneOf(legal)
    if (action === undefined) continue
    if (!isTry && legal.length > 0) earlier.push(oneOf(legal), action)
    const ruling = game.play(position, action)
    if (!ruling.accepted) {
      const { sentence, remedy } = rulebook.refusal(ruling.refusal, { players, position })
      add('refusal', [sentence])
      add('remedy', [remedy])
      continue
    }
    const line = { start: position, steps: ruling.steps }
    add('event', ruling.steps.map(step => rulebook.event(step.event, { players, position: step.position }).sentence)) // oxfmt-ignore
    add('hands', instructionTexts(game.hands.forward(line), rulebook.hands, nameOf, game.hands.locations(position)))
    add('hands', instructionTexts(game.hands.back(line), rulebook.hands, nameOf, game.hands.locations(ruling.position)))
    position = ruling.position
  }
  return said
}

/** The referee's texts in some random games of each game, in English or in the language of these rulebooks. */
export async function refereeTexts(
  seeds: readonly number[],
  length: number,
  rulebookOf?: (game: string) => Promise<AnyRulebook>,
): Promise<readonly SpokenText[]> {
  const said = listGames().map(async parts => {
    const game = await parts.engine()
    const rulebook = await (rulebookOf?.(game.name) ?? parts.rulebook())
    return seeds.flatMap(seed => saidOf(game, rulebook, seed, length))
  })
  return (await Promise.all(said)).flat()
}

const SUITED = String.raw`\w+ of (?:spades|hearts|diamonds|clubs)`

/** Replaces each card, square or name, or list of them, in a sentence by one word. */
export const withoutLists = (sentence: string): string =>
  sentence
    .replaceAll(/\(−?\d+, −?\d+\)/g, 'a1')
    .replaceAll(/Player \d/g, 'Ann')
    .replaceAll(
      new RegExp(
        `(?:the |all four )?${SUITED}|(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:spade|heart|diamond|club)s?(?: in a line)?`,
        'gi',
      ),
      'cards',
    ) // oxfmt-ignore
    .replaceAll(/\b(cards|[a-h]\d)(?:, (?:cards|[a-h]\d))*,? (?:and|or|with) (?:cards|[a-h]\d)\b/g, '$1')
