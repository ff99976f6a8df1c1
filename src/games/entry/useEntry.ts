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
import { defaultNameOf } from '#text/entry.ts'
import { APP_NAME } from '../../text/contract/unnamed.ts'

/** Returns a proxy that lets fields bind to single choices. Setting a property calls `change` with all choices. */
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

/** Neither function throws or rejects. */
function useDraftStorage(name: string) {
  const { storage } = useBook()
  const key = draftKey(name)
  return {
    /** Returns undefined if there is no draft. */
    async load(): Promise<Result<unknown, StorageFailure>> {
      const row = await storage.get('settings', key)
      return row.ok ? ok(v.is(storedDraft, row.value) ? row.value.draft : undefined) : row
    },
    async save(draft: object): Promise<void> {
      await storage.write([{ type: 'put', store: 'settings', value: { key, draft } }])
    },
  }
}

interface Seated<Names = readonly string[]> {
  readonly names: Names
  /** The two players have changed seats, so the player who begins has the other number. */
  readonly turned: boolean
}

export const SEATED_KEY: InjectionKey<() => Seated | null> = Symbol('seated')

/** Returns the provided players if their number is `seats`, else null. */
export function useSeated(seats: number): Seated | null {
  const seated = inject(SEATED_KEY, () => null)()
  return seated?.names.length === seats ? seated : null
}

export function useSeatedPair(): Seated<readonly [string, string]> | null {
  const { names: [a, b] = [], turned = false } = useSeated(2) ?? {}
  return a === undefined || b === undefined ? null : { names: [a, b], turned }
}

/** The draft of a match before its start. Games add their own fields. */
export interface AnyDraft {
  readonly format: 1
  readonly stage?: string
  /** Whether a match was started from the draft. If so, only the choices are used for the next match. */
  readonly started?: boolean
}

/** The start of a match: the head of its record (`game` to `play`), the actions so far, and its kind. */
export interface NewMatch {
  readonly head: string
  readonly actions: readonly string[]
  readonly kind: MatchKind
}

/** Returns a function that reads a stored draft, or makes a new one. After a match was started, `next` makes the next match's draft. */
export const draftRestorer =
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
  /** Whether the stored draft is loaded. Before that, input would overwrite it, so the page shows no fields. */
  readonly ready: Readonly<Ref<boolean>>
  /** Whether the stored draft can't be read. Then it isn't overwritten, and the new draft isn't stored. */
  readonly unread: Readonly<Ref<boolean>>
  edit(changes: Partial<Draft>): void
  start(overrides?: Partial<NewMatch>): void
}

interface Parts<Draft extends AnyDraft> {
  readonly game: string
  /** The stored value is undefined or unchecked. */
  restore(stored: unknown): Draft
  newMatchFrom(draft: Draft): NewMatch
  /** Returns the changes to a draft when its match starts. Other fields stay, in case the page can't create the match. */
  left(draft: Draft): Partial<Draft>
}

/** Returns a draft that is stored under its name at each change, so that a reload loses nothing. */
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

  /** If several drafts are waiting, only the newest is written. */
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

/** Returns the draft of a match, and the functions to change it and to start the match. */
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

/** Returns the seating of two players: the app at this level in the second seat; two people if the level is null. */
export const seatingOf = (second: Level | null): { readonly app?: Seating } =>
  second === null ? {} : { app: [null, second] }

export const defaultNamesOfTwo = (second: Level | null): readonly string[] => [
  defaultNameOf(1),
  second === null ? defaultNameOf(2) : APP_NAME,
]

/** Characters that are invisible or change the direction of text. */
const UNSEEN =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/gu

/** A name of only joiners and marks would be blank. */
const SHOWS = /[^\p{Cf}\p{Z}\p{M}]/u

function cleaned(name: string): string {
  const seen = name
    .replace(/[,#\s]+/g, ' ')
    .replace(UNSEEN, '')
    .trim()
  return SHOWS.test(seen) ? seen : ''
}

/** Returns the names as a record can contain them. A number is added to a name that another player already has. */
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
