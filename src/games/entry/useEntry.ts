import * as v from 'valibot'
import { inject, ref, shallowRef, type InjectionKey, type Ref } from 'vue'
import type { MatchKind } from '../../book/journal/begin.ts'
import { useBook } from '../../book/book.ts'
import { keyOf } from '../../book/standings.ts'
import { draftKey } from '../../book/storage/names.ts'
import type { StorageFailure } from '../../book/storage/port.ts'
import type { Level } from '../../analysis/advice.ts'
import type { Seating } from '../../book/journal/entries.ts'
import { ok, type Result } from '../../engine/result.ts'
import { nameless } from '#text/entry.ts'
import { APP_NAME } from '../../text/contract/unnamed.ts'

/** The choices one by one, for fields to be bound to: setting one emits a change. */
export const fieldsOf = <Choices extends object>(
  choices: () => Choices,
  change: (changes: Partial<Choices>) => void,
): { -readonly [Name in keyof Choices]: Choices[Name] } =>
  new Proxy(choices(), {
    get: (_, name) => Reflect.get(choices(), name) as unknown,
    set: (_, name, value) => {
      change({ ...choices(), [name]: value as unknown })
      return true
    },
  })

const storedDraft = v.object({ draft: v.unknown() })

/** The storage of a draft, such as of a game that has not started. Nothing throws or rejects. */
function useDraftStorage(name: string) {
  const { storage } = useBook()
  const key = draftKey(name)
  return {
    /** Undefined if there is none; an error if it can't be read. */
    async load(): Promise<Result<unknown, StorageFailure>> {
      const row = await storage.get('settings', key)
      return row.ok ? ok(v.is(storedDraft, row.value) ? row.value.draft : undefined) : row
    },
    async save(draft: object): Promise<void> {
      await storage.write([{ type: 'put', store: 'settings', value: { key, draft } }])
    },
  }
}

/** The players, whatever the draft has, if a game is started for them. */
interface Seated<Names = readonly string[]> {
  readonly names: Names
  /** Players change seats; the player who is to begin stays. */
  readonly turned: boolean
}

export const SEATED: InjectionKey<() => Seated | null> = Symbol('seated')

/** The given names, if there are `seats`; else null. */
export function useSeated(seats: number): Seated | null {
  const seated = inject(SEATED, () => null)()
  return seated?.names.length === seats ? seated : null
}

export function useSeatedPair(): Seated<readonly [string, string]> | null {
  const { names: [a, b] = [], turned = false } = useSeated(2) ?? {}
  return a === undefined || b === undefined ? null : { names: [a, b], turned }
}

/** The draft of a match that has not started; games add their own fields. */
export interface AnyDraft {
  readonly format: 1
  readonly stage?: string
  /** A match was started from it: only its choices are of use for the next one. */
  readonly started?: boolean
}

/** The start of a match: the head of its record, from `game` to `play`, the actions played so far, and its kind. */
export interface NewMatch {
  readonly head: string
  readonly actions: readonly string[]
  readonly kind: MatchKind
}

/**
 * Reads a stored value, undefined or anything: a draft if it is valid in this version, else a new one. If a match was started from it,
 * `next` keeps what the next one can use.
 */
export const restoring =
  <Draft extends AnyDraft>(
    schema: v.GenericSchema<unknown, Draft>,
    newDraft: () => Draft,
    next: (draft: Draft) => Draft,
  ) =>
  (stored: unknown): Draft => {
    const read = v.safeParse(schema, stored)
    if (!read.success) return newDraft()
    return read.output.started ? next(read.output) : read.output
  }

export interface Entry<Draft extends AnyDraft> {
  readonly draft: Readonly<Ref<Draft>>
  /** The stored draft is loaded. Nothing can be entered before, since it would replace that. */
  readonly ready: Readonly<Ref<boolean>>
  /** The stored draft can't be read. It stays, and nothing is stored in its place. */
  readonly unread: Readonly<Ref<boolean>>
  edit(changes: Partial<Draft>): void
  start(overrides?: Partial<NewMatch>): void
}

interface Parts<Draft extends AnyDraft> {
  readonly game: string
  /** A draft from a stored value: undefined, or anything. */
  restore(stored: unknown): Draft
  newMatchFrom(draft: Draft): NewMatch
  /** Changes of a draft once its match has started. If the page can't take over, the rest is still there. */
  left(draft: Draft): Partial<Draft>
}

/** A draft on the screen, stored under its name as it changes, so that a reload loses nothing. */
export function useDraft<Draft extends AnyDraft>(name: string, restore: (stored: unknown) => Draft) {
  const storage = useDraftStorage(name)
  const draft: Ref<Draft> = shallowRef(restore(undefined))
  const ready = ref(false)
  const unread = ref(false)
  let waiting: Draft | null = null
  let saving = false

  async function load(): Promise<void> {
    const loaded = await storage.load()
    if (loaded.ok) draft.value = restore(loaded.value)
    else unread.value = true
    ready.value = true
  }

  /** One write at a time, and of those that wait only the newest. */
  async function keep(next: Draft): Promise<void> {
    waiting = next
    if (saving) return
    saving = true
    while (waiting) {
      const now: Draft = waiting
      waiting = null
      await storage.save(now)
    }
    saving = false
  }

  function change(changes: Partial<Draft>): void {
    draft.value = { ...draft.value, ...changes }
    if (!unread.value) void keep(draft.value)
  }

  void load()
  return { draft, ready, unread, change }
}

/** The draft on the screen, stored as it changes, until the match begins. */
export function useEntry<Draft extends AnyDraft>(
  { game, restore, newMatchFrom, left }: Parts<Draft>,
  begin: (head: string, actions: readonly string[], kind: MatchKind) => void,
): Entry<Draft> {
  const { change, ...shown } = useDraft(game, restore)
  const { draft } = shown
  return {
    ...shown,
    edit: changes => change(draft.value.started ? { ...changes, started: false } : changes),
    start(overrides = {}) {
      const { head, actions, kind } = { ...newMatchFrom(draft.value), ...overrides }
      change(left(draft.value))
      begin(head, actions, kind)
    },
  }
}

/** The second seat of two, as a match stores it. */
export const seatingOf = (second: Level | null): { readonly app?: Seating } =>
  second === null ? {} : { app: [null, second] }

/** Default names of two. */
export const namelessTwo = (second: Level | null): readonly string[] => [
  nameless(1),
  second === null ? nameless(2) : APP_NAME,
]

/** Invisible signs, or those that reverse the following text. */
const UNSEEN =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/gu

/** Joiners alone show nothing. */
const SHOWS = /[^\p{Cf}\p{Z}\p{M}]/u

function cleaned(name: string): string {
  const seen = name
    .replace(/[,#\s]+/g, ' ')
    .replace(UNSEEN, '')
    .trim()
  return SHOWS.test(seen) ? seen : ''
}

/** Players' names as a record can hold them, all different: the second of one name has a number. */
export function writtenNames(typed: readonly string[], nobody: readonly string[]): readonly string[] {
  const names: string[] = []
  for (const [i, text] of typed.entries()) {
    const name = cleaned(text) || (nobody[i] ?? '')
    let written = name
    for (let count = 2; names.some(other => keyOf(other) === keyOf(written)); count++) written = `${name} ${count}`
    names.push(written)
  }
  return names
}
