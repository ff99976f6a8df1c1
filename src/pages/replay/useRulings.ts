import { computed } from 'vue'
import type { Replay } from '../../book/journal/replay.ts'
import { findRulebook } from '../../rulebook/books.ts'
import type { Explanation } from '../../rulebook/words.ts'
import { ruleLink } from '../../ui/table/links.ts'
import { plainView, type RulingView } from '../../ui/table/useReferee.ts'
import type { Tone } from '../../ui/types.ts'
import type { Amending } from './useAmending.ts'
import type { ReplayAt } from './useReplay.ts'
import { REPLAY } from './words.ts'

/** What the referee says at this place of the match, or of what is put there; `tapped`: it may be tapped on the table. */
export function useRulings(replay: () => Replay, at: ReplayAt, amending: Amending, tapped: () => boolean) {
  const rulebook = computed(() => findRulebook(replay().game.name))
  const speech = (position: unknown) => ({ players: replay().players, position })

  function view(tone: Tone, told: Explanation | undefined, detail?: string): RulingView {
    const book = rulebook.value
    if (!book || !told) return plainView('')
    const title = book.sections.find(each => each.id === told.section)?.title
    const rule = title === undefined ? null : { title, href: ruleLink(book.game, told.section) }
    return { tone, sentence: told.sentence, detail: detail ?? told.remedy, rule }
  }

  function askedView(place: number, what: 'change' | 'insert'): RulingView {
    const objection = amending.objection.value
    if (objection?.type === 'unreadable') return plainView(REPLAY.amend.unreadable(objection.problem), '', 'refused')
    if (objection) return view('refused', rulebook.value?.refusal(objection.refusal, speech(amending.before.value)))
    const action = replay().moves[place]?.action ?? ''
    return plainView(REPLAY.amend.asked[what](action), tapped() ? REPLAY.amend.tap : REPLAY.amend.type, 'ask')
  }

  return computed((): RulingView => {
    const asked = amending.asked.value
    if (asked) return askedView(asked.place, asked.what)
    const frame = at.frame.value
    if (!frame || frame.move === 0) return plainView(REPLAY.beginning)
    const detail = [frame.action, REPLAY.step(frame.step, frame.steps)].filter(part => part !== '').join(', ')
    if (frame.event) return view('info', rulebook.value?.event(frame.event, speech(frame.position)), detail)
    if (frame.refusal) return view('refused', rulebook.value?.refusal(frame.refusal, speech(frame.position)), detail)
    return plainView(REPLAY.unread, frame.action, 'refused')
  })
}
