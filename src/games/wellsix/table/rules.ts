import { parseCard, type Card } from '../../../engine/cards.ts'
import { isCell, type CardLocations, type Place } from '../../../engine/hands.ts'
import type { Position, Wellsix, WellsixStep } from '../../../engine/wellsix/types.ts'
import { wellsix } from '../../../engine/wellsix/index.ts'
import { wellsixBook } from '../../../text/en/wellsix/index.ts'
import type { Rules } from '../../../table/source.ts'
import type { Stop } from '../../../table/useWalk.ts'

/** The position with what lies on the table, in the hands and in the piles drawn on it. */
function laid(position: Position, locations: CardLocations): Position {
  const at = (place: Place): readonly Card[] => (locations.get(place) ?? []).flatMap(piece => parseCard(piece) ?? [])
  const cells = [...locations.keys()].filter(isCell)
  return {
    ...position,
    table: Object.fromEntries(cells.flatMap(place => at(place).map(card => [place.slice(5), card] as const))),
    hands: [at('hand 1'), at('hand 2')],
    seized: [at('seized 1'), at('seized 2')],
  }
}

/** Only cards that are cut off are shown before they are gone: what was proposed has been done. */
const stopsOf = (steps: readonly WellsixStep[]): readonly Stop[] =>
  steps.flatMap(({ event }, from) =>
    event.type === 'isolate' ? [{ from, to: from + 1, cards: Object.keys(event.removed).length }] : [],
  )

export const wellsixRules: Rules<Wellsix> = {
  game: wellsix,
  rulebook: wellsixBook,
  stops: stopsOf,
  passes: ({ type }) => type === 'pass',
  together: ({ type }, { phase }) => type === 'place' && phase === 'opening',
  laid,
  whose: ({ type }, { turn }) => (type === 'agree' || type === 'result' || type === 'correct' ? null : turn),
}
