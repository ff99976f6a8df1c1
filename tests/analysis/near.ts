import type { AnalysisList, AnalysisParts, searchDiscrepancy } from '../../src/analysis/advice.ts'
import { listGames, type ListedGame } from '../../src/games/index.ts'

type Explainer = NonNullable<Parameters<typeof searchDiscrepancy>[0]>

const EXPLAINERS = new Map<string, Explainer>()

async function near<T>(part: (() => Promise<T>) | null): Promise<(() => Promise<T>) | null> {
  const loaded = await part?.()
  return loaded === undefined ? null : () => Promise.resolve(loaded)
}

async function nearParts({ name, ...parts }: ListedGame): Promise<readonly [string, AnalysisParts]> {
  const explainer = await parts.explainer?.()
  if (explainer) EXPLAINERS.set(name, explainer)
  return [
    name,
    {
      analyst: await near(parts.analyst),
      seatAnalyst: await near(parts.seatAnalyst),
      opponent: await near(parts.opponent),
      explainer: await near(parts.explainer),
    },
  ]
}

/** The analysis parts of each game, already loaded, so that a test waits only for promises. */
export const LOADED_ANALYSIS: AnalysisList = Object.fromEntries(await Promise.all(listGames().map(nearParts)))

export const explainerOf = (game: string): Explainer | null => EXPLAINERS.get(game) ?? null
