import { computed } from 'vue'
import { instructionTexts } from '../../text/contract/hands.ts'
import { rightsDuring } from '../session/activity.ts'
import { linkKey, forwardKey, type AnyTable, type Key } from '../module.ts'
import { TABLE_WORDS } from '#text/table.ts'
import type { AnyAction, AnyGame, GameTypes, RulingOf } from '../../engine/game.ts'
import { readLine } from '../../engine/text.ts'

interface IrregularMove {
  readonly action: AnyAction
  readonly ruling: Extract<RulingOf<GameTypes>, { accepted: true }>
}

interface OutOfTurn extends IrregularMove {
  readonly player: number
}

function judged(game: AnyGame, position: unknown, words: string): IrregularMove | null {
  const parsed = game.parseAction(readLine(`stands ${words}`, 0).words, position)
  if (!parsed.ok) return null
  const ruling = game.play(position, parsed.value)
  return ruling.accepted ? { action: parsed.value, ruling } : null
}

/** Returns a refused move as a move that is let stand (I1); null if it can't be let stand. */
export const irregularOf = (game: AnyGame, position: unknown, action: AnyAction): IrregularMove | null =>
  judged(game, position, game.makeAction(action))

/** Players may let a turn out of order stand (I2). */
const outOfTurn = (game: AnyGame, position: unknown, players: number): readonly OutOfTurn[] =>
  Array.from({ length: players }, (_, seat) => seat + 1).flatMap(player => {
    const turn = judged(game, position, `turn ${player}`)
    return turn ? [{ ...turn, player }] : []
  })

const playerOf = (game: AnyGame, turns: readonly OutOfTurn[], action: AnyAction): OutOfTurn | null =>
  turns.find(({ ruling }) => game.play(ruling.position, action).accepted) ?? null

/** The first two steps: the notice that the move was let stand, and the move itself. */
const MOVE = 2
const WORDS = TABLE_WORDS.stands

function handsFor({ rules: { game, rulebook }, session: { settled, nameOf } }: AnyTable, move: IrregularMove | null) {
  const steps = move?.ruling.steps ?? []
  const start = steps[MOVE - 1]?.position ?? settled.value
  const words = (stops: ReturnType<typeof game.hands.back>, from: unknown): string =>
    instructionTexts(stops, rulebook.hands, nameOf, game.hands.locations(from)).join(' ')
  return {
    back: words(game.hands.back({ start: settled.value, steps: steps.slice(0, MOVE) }), start),
    on: words(game.hands.forward({ start, steps: steps.slice(MOVE) }), start),
  }
}

/** The remedies for a refused move that was made on the real table, if the referee accepts them. `choose` opens the sheet with them. */
export function useIrregular(table: AnyTable, choose: () => void = () => undefined) {
  const { game } = table.rules
  const { settled, players, mayPlay } = table.session

  const refused = computed(() => {
    const shown = table.proposal.shown.value
    return mayPlay.value && table.proposal.refusal.value && shown?.type === 'ruled' ? shown.move.played : null
  })
  const irregular = computed(() => (refused.value === null ? null : irregularOf(game, settled.value, refused.value)))
  const isFree = computed(() => mayPlay.value && rightsDuring(table.input.activity.value).clock !== 'stands')
  const turns = computed(() => (isFree.value ? outOfTurn(game, settled.value, players.value.length) : []))
  const owner = computed(() => (refused.value === null ? null : playerOf(game, turns.value, refused.value)))

  async function letStand(): Promise<void> {
    if (irregular.value) await table.proposal.make(irregular.value.action)
  }

  async function takeTurn({ action }: OutOfTurn): Promise<void> {
    const move = refused.value
    if ((await table.proposal.make(action)) && move !== null) await table.proposal.propose(move)
  }

  const turnKey = (turn: OutOfTurn, keyAt = forwardKey): Key =>
    keyAt(`turn ${turn.player}`, WORDS.turn(table.session.nameOf(turn.player)), () => takeTurn(turn), {
      group: 'illegal',
    })

  return {
    irregular,
    hands: computed(() => handsFor(table, irregular.value)),
    letStand,
    takeTurn,
    links: computed((): readonly Key[] => [
      ...(owner.value ? [turnKey(owner.value, linkKey)] : []),
      ...(irregular.value ? [linkKey('played', WORDS.played, choose, { name: WORDS.playedName })] : []),
    ]),
    turnKeys: computed((): readonly Key[] => turns.value.map(turn => turnKey(turn))),
    right: computed(() => table.controls.menu.value.find(({ leadsTo }) => leadsTo === 'correct') ?? null),
  }
}
