import * as v from 'valibot'
import { computed } from 'vue'
import { agreed, MAX_GUESTS, POINTS, type Agreed } from '../../book/evening/evening.ts'
import { draftRestorer, useDraft, type AnyDraft } from '../../games/entry/useEntry.ts'
import { GAMES, given, namesProblem, titleProblem } from './fields.ts'
import { dayOf, titleOfEvening } from './title.ts'

interface Draft extends AnyDraft {
  /** Left out until people name the evening; its date is its name until then. */
  readonly name?: string
  readonly names: readonly string[]
  readonly choices: Agreed
}

const draftSchema: v.GenericSchema<unknown, Draft> = v.object({
  format: v.literal(1),
  started: v.exactOptional(v.boolean()),
  name: v.exactOptional(v.string()),
  names: v.pipe(v.array(v.string()), v.maxLength(MAX_GUESTS)),
  choices: agreed,
})

const newDraft = (): Draft => ({
  format: 1,
  names: ['', '', ''],
  choices: {
    games: GAMES.slice(0, 1).map(({ name, seats }) => ({ name, seats })),
    everyone: true,
    points: POINTS.two,
    ties: [],
  },
})

/** A new evening starts with the settings of the last one. */
const restore = draftRestorer(draftSchema, newDraft, ({ choices }) => ({ ...newDraft(), choices }))

/** The draft of an evening, stored while its names and settings are entered. */
export function useEveningDraft() {
  const { draft, ready, change } = useDraft('evening', restore)

  /** Sets a name. After the last name there is an empty field, up to the limit of an evening. */
  function write(index: number, name: string): void {
    const written = draft.value.names.with(index, name)
    const isFull = written.every(each => each.trim() !== '')
    change({ names: isFull && written.length < MAX_GUESTS ? [...written, ''] : written })
  }

  const stored = computed(() => draft.value.name?.trim() ?? dayOf(Date.now()))
  const name = computed<string>({
    get: () => draft.value.name ?? titleOfEvening(stored.value),
    set: typed => change({ name: typed }),
  })

  return {
    name,
    stored,
    names: computed(() => draft.value.names),
    choices: computed<Agreed>({ get: () => draft.value.choices, set: choices => change({ choices }) }),
    write,
    ready,
    unfit: computed(() => titleProblem(stored.value) || namesProblem(given(draft.value.names))),
    /** Marks the draft as used, so the next evening starts without names. */
    markStarted: (): void => change({ started: true }),
  }
}
