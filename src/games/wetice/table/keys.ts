import { findRuns } from '../../../engine/wetice/runs.ts'
import { pileOf, suitsIn } from '../../../engine/wetice/board.ts'
import { separateKey, backKey, linkKey, forwardKey, type Key } from '../../../table/module.ts'
import { type WetIcePlay } from './useWetIcePlay.ts'
import { WETICE_TABLE as WORDS } from '#text/wetice/table.ts'
import { TABLE_WORDS } from '#text/table.ts'
import { PHOTO } from '#text/wetice/photo.ts'

export function keysOf(table: WetIcePlay): readonly Key[] {
  if (table.marking.active.value) return correctionKeys(table)
  if (table.session.settled.value.phase === 'give') return giveKeys(table)
  if (!table.playing.value) return []
  return [...beginKeys(table), ...helpKeys(table)]
}

function correctionKeys({ marking, correction }: WetIcePlay): readonly Key[] {
  const { marked, chosen, changes, takeBack, end, filming } = marking
  const back = separateKey('take-back', TABLE_WORDS.undoKey, takeBack)
  const cancelKey = backKey('leave', TABLE_WORDS.cancel, end)
  const judge = forwardKey('correct', WORDS.correctDone, correction.judge, { primary: true })
  const film = forwardKey('photo', PHOTO.compareWay, () => (filming.value = true))
  return [
    cancelKey,
    ...(marked.value ? [back] : []),
    ...(marked.value ? [] : [film]),
    ...(chosen.value === null && changes.value.length > 0 ? [judge] : []),
  ]
}

/** The player chooses which suit to give away (W5). */
function giveKeys({ session: { settled }, input: { accepts }, proposal: { propose } }: WetIcePlay): readonly Key[] {
  const pile = pileOf(settled.value, settled.value.turn ?? 1)
  if (!accepts('give')) return []
  return suitsIn(pile).map(suit =>
    forwardKey(`give ${suit}`, String(pile[suit] ?? 0), () => propose({ type: 'give', suit }), {
      name: WORDS.giveKey(suit, pile[suit] ?? 0),
      suit,
    }),
  )
}

export const isClean = ({ session: { settled } }: WetIcePlay): boolean =>
  settled.value.phase === 'cleanup' && findRuns(settled.value.board).length === 0

/** Makes the passes that end the cleanup (W6). */
export async function endCleanup({ session: { settled }, proposal: { make } }: WetIcePlay): Promise<void> {
  const { mode, passes } = settled.value
  const most = mode === 'duel' ? 2 : 1
  for (let left = most - passes; left > 0; left--) await make({ type: 'pass' })
}

function beginKeys(table: WetIcePlay): readonly Key[] {
  if (!table.input.accepts('pass')) return []
  return isClean(table)
    ? [forwardKey('begin', WORDS.beginKey, () => endCleanup(table), { primary: true })]
    : [separateKey('pass', WORDS.pass, () => table.proposal.propose({ type: 'pass' }))]
}

function helpKeys({ proposal: { refusal }, help, source: { spotlight } }: WetIcePlay): readonly Key[] {
  const refused = ['no-line', 'not-fewer'].includes(refusal.value?.code ?? '')
  if (!refused || !help.allowed.value || !help.isLeft.value || spotlight.value) return []
  return [linkKey('nearest', WORDS.nearest, help.nearest)]
}

export function menuOf({ playing, help, marking }: WetIcePlay): readonly Key[] {
  if (!playing.value) return []
  const asks: readonly Key[] = help.allowed.value
    ? [
        forwardKey('count', WORDS.anyLeft, () => help.ask('count'), { group: 'help' }),
        forwardKey('show', WORDS.showOne, () => help.ask('show'), { group: 'help' }),
      ]
    : []
  return [forwardKey('differs', WORDS.differs, marking.begin, { leadsTo: 'correct' }), ...asks]
}
