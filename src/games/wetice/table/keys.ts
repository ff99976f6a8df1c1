import { findRuns } from '../../../engine/wetice/runs.ts'
import { pileOf, suitsIn } from '../../../engine/wetice/score.ts'
import type { Key } from '../../../table/module.ts'
import { TABLE_WORDS } from '../../../text/en/table.ts'
import { PHOTO } from '../../../text/en/wetice/photo.ts'
import type { WetIcePlay } from './useWetIcePlay.ts'
import { WETICE_TABLE as WORDS } from '../../../text/en/wetice/table.ts'

/** The keys below the table: always the few that fit what is going on. */
export function keysOf(table: WetIcePlay): readonly Key[] {
  const { correction, settled } = table
  if (correction.active.value) return correctionKeys(table)
  if (settled.value.phase === 'give') return giveKeys(table)
  if (!table.playing.value) return []
  return [...beginKeys(table), ...helpKeys(table)]
}

/** Taking back drops what was marked last; leaving drops it all. */
function correctionKeys({ correction, judgeCorrection }: WetIcePlay): readonly Key[] {
  const { marked, chosen, changes, takeBack, end, filming } = correction
  const back: Key = { id: 'take-back', label: TABLE_WORDS.takeBack, side: 'back', act: takeBack }
  const leave: Key = { id: 'leave', label: TABLE_WORDS.leave, side: 'apart', act: end }
  const judge: Key = { id: 'correct', label: WORDS.correctDone, primary: true, side: 'on', act: judgeCorrection }
  const film: Key = { id: 'photo', label: PHOTO.compareWay, side: 'on', act: () => (filming.value = true) }
  return [
    ...(marked.value ? [back] : []),
    leave,
    ...(marked.value ? [] : [film]),
    ...(chosen.value === null && changes.value.length > 0 ? [judge] : []),
  ]
}

/** W5: a tap on a suit says all that there is to say. */
function giveKeys({ settled, accepts, propose }: WetIcePlay): readonly Key[] {
  const pile = pileOf(settled.value, settled.value.turn ?? 1)
  if (!accepts('give')) return []
  return suitsIn(pile).map(suit => ({
    id: `give ${suit}`,
    label: String(pile[suit] ?? 0),
    name: WORDS.giveKey(suit, pile[suit] ?? 0),
    suit,
    side: 'on',
    act: () => propose({ type: 'give', suit }),
  }))
}

/** A pass; where cleanup has nothing left to clear, all the passes that end it (W6). */
function beginKeys({ settled, accepts, propose, ask, confirm }: WetIcePlay): readonly Key[] {
  const { phase, mode, board, passes } = settled.value
  if (!accepts('pass')) return []
  const isClean = phase === 'cleanup' && findRuns(board).length === 0
  if (!isClean) return [{ id: 'pass', label: WORDS.pass, side: 'apart', act: () => propose({ type: 'pass' }) }]
  const most = mode === 'duel' ? 2 : 1
  async function begin(): Promise<void> {
    for (let left = most - passes; left > 0; left--) {
      ask({ type: 'pass' })
      await confirm()
    }
  }
  return [{ id: 'begin', label: WORDS.beginKey, primary: true, side: 'on', act: begin }]
}

/** After a refusal, quietly, the way to a swap that is valid. */
function helpKeys({ refusal, help, spotlight }: WetIcePlay): readonly Key[] {
  const refused = ['no-line', 'not-fewer'].includes(refusal.value?.code ?? '')
  if (!refused || !help.allowed.value || !help.isLeft.value || spotlight.value) return []
  return [{ id: 'nearest', label: WORDS.nearest, side: 'back', act: help.nearest }]
}

/** What is needed now and then. */
export function menuOf({ playing, help, correction }: WetIcePlay): readonly Key[] {
  if (!playing.value) return []
  const asks: readonly Key[] = help.allowed.value
    ? [
        { id: 'count', label: WORDS.anyLeft, side: 'on', group: 'help', act: () => help.ask('count') },
        { id: 'show', label: WORDS.showOne, side: 'on', group: 'help', act: () => help.ask('show') },
      ]
    : []
  return [{ id: 'differs', label: WORDS.differs, side: 'on', act: correction.begin }, ...asks]
}
