import { computed, ref, shallowRef, watch, nextTick } from 'vue'
import { endEvening, setPairing, type Change } from '../../book/evening/changes.ts'
import { sameGuests, type GuestNumber } from '../../book/evening/evening.ts'
import type { PairingResult } from '../../book/evening/outcome.ts'
import type { Fixture } from '../../book/evening/plan.ts'
import { BOOK } from '#text/pages/book.ts'
import { EVENING as WORDS } from '#text/pages/evening.ts'
import { WORDS as UI } from '#text/ui.ts'
import type { OpenEvening } from './useEvening.ts'

type Changing = ReturnType<OpenEvening['evenings']['change']>

/** The changes that an evening's page offers. Each ends with a message and an undo, or with the reason why it failed. */
export function useEveningChanges(open: OpenEvening, id: () => string) {
  const { evenings } = open
  const fixture = shallowRef<Fixture | null>(null)
  /** `action`: the label of the button; '' for no button. */
  const toast = shallowRef<{ readonly text: string; readonly action: string; readonly undo?: () => Changing } | null>(
    null,
  )
  const problem = ref('')
  const { during } = useEveningNews(open, id, news => {
    toast.value = news === '' ? null : { text: news, action: '' }
  })

  watch(id, () => {
    fixture.value = toast.value = null
    problem.value = ''
  })

  async function apply(work: () => Changing, text: string): Promise<void> {
    const before = open.evening.value
    const changed = await during(work)
    problem.value = changed.ok ? '' : WORDS.problem[changed.error]
    fixture.value = null
    if (!changed.ok || !before) return
    const { value: after } = changed
    toast.value = text === '' ? null : { text, action: UI.toast.undo, undo: () => evenings.undo(before, after) }
  }

  const change = (to: Change, text: string): Promise<void> => apply(() => evenings.change(id(), to), text)

  return {
    fixture,
    toast,
    problem,
    missing: computed(() => {
      if (open.evening.value || evenings.state === 'loading') return ''
      return evenings.state === 'ready' ? WORDS.missing : BOOK.list.failed[evenings.state.failed]
    }),
    change,
    /** Null continues the evening. */
    end: (at: number | null): Promise<void> => change(endEvening(at), at === null ? '' : WORDS.settings.ended),
    /** If a different result was entered meanwhile, the sheet stays open for a choice. */
    async report(result: PairingResult | null, text: string): Promise<void> {
      const seen = fixture.value
      if (!seen) return
      await apply(() => evenings.report(id(), seen, result), text)
      const now = open.fixtures.value.filter(({ guests }) => sameGuests(guests, seen.guests))
      fixture.value = now.find(each => open.outcome(each).type === 'differing') ?? null
      if (fixture.value) toast.value = null
    },
    async enter(guests: readonly GuestNumber[], game: string, result: PairingResult, text: string): Promise<void> {
      const theirs = ({ guests: seated }: Fixture): boolean => sameGuests(seated, guests)
      await apply(async () => {
        if (!open.toPlay.value.some(theirs)) {
          const paired = await evenings.change(id(), setPairing(null, { guests, game }))
          if (!paired.ok) return paired
        }
        const seen = open.toPlay.value.find(theirs)
        if (!seen) return { ok: false as const, error: 'missing' as const }
        return evenings.report(id(), { ...seen, guests }, result)
      }, text)
    },
    async remove(): Promise<boolean> {
      const removed = await evenings.remove(id())
      problem.value = removed.ok ? '' : WORDS.problem[removed.error]
      return removed.ok
    },
    /** Other phones may have made changes since, so the message names what was undone. */
    async undo(): Promise<void> {
      const { text, undo } = toast.value ?? {}
      if (text === undefined || !undo) return
      const undone = await during(undo)
      problem.value = undone.ok ? '' : WORDS.problem[undone.error]
      toast.value = undone.ok ? { text: WORDS.undone(text), action: '' } : null
    },
  }
}

type Counts = ReadonlyMap<
  string,
  { readonly guests: readonly number[]; readonly over: number; readonly differing: number }
>

function countsOf({ fixtures, outcome }: OpenEvening): Counts {
  const counts = new Map<string, { guests: readonly number[]; over: number; differing: number }>()
  for (const fixture of fixtures.value) {
    const guests = fixture.guests.toSorted((a, b) => a - b)
    const { type } = outcome(fixture)
    const { over, differing } = counts.get(`${guests}`) ?? { over: 0, differing: 0 }
    counts.set(`${guests}`, {
      guests: fixture.guests,
      over: over + Number(type === 'over'),
      differing: differing + Number(type === 'differing'),
    })
  }
  return counts
}

function useEveningNews(open: OpenEvening, id: () => string, tell: (news: string) => void) {
  let working = 0

  async function during<T>(work: () => Promise<T>): Promise<T> {
    working++
    try {
      return await work()
    } finally {
      await nextTick()
      working--
    }
  }

  const state = () => ({
    id: id(),
    isRead: open.matches.value !== null && open.evening.value !== null,
    ended: open.evening.value?.ended,
    counts: countsOf(open),
  })
  watch(state, (now, before) => {
    if (working > 0 || now.id !== before.id || !now.isRead || !before.isRead) return
    if (now.ended !== undefined && before.ended === undefined) tell('')
    for (const [who, was] of before.counts) {
      const { over = 0, differing = 0 } = now.counts.get(who) ?? {}
      const names = was.guests.map(open.nameOf)
      if (differing > was.differing) tell(WORDS.news.differing(names))
      else if (over < was.over) tell(WORDS.news.back(names))
    }
  })

  return { during }
}
