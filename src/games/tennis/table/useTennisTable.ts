import { rankWithLetter } from '../../../ui/letters.ts'
import { computed, watch } from 'vue'
import { parseCard, parseRank } from '../../../engine/cards.ts'
import { readLine } from '../../../engine/text.ts'
import { seatOf, turnOf } from '../../../engine/tennis/seats.ts'
import { SEATS, type Tennis } from '../../../engine/tennis/types.ts'
import { plainLog, DEFAULT_TEXTS, type Table } from '../../../table/module.ts'
import type { Source } from '../../../table/session/source.ts'
import { TENNIS_TABLE as WORDS } from '#text/tennis/table.ts'
import type { TennisPendingInput } from './useAmending.ts'
import { isAppsTurn, useTennisPlay, type TennisPlay } from './useTennisPlay.ts'
import { answerFor } from '../../../table/controls/answers.ts'
import { unplayedCounts } from './cards.ts'
import { roleOf } from './view.ts'
import { rulingOf, lastCardRuling } from './ruling.ts'
import { keysOf, menuOf } from './keys.ts'

function answerTo(
  text: string,
  { session: { settled, players, nameOf }, lying: { cards } }: TennisPlay,
): string | null {
  const position = settled.value
  const turn = turnOf(position)
  return answerFor(text, WORDS.questions, {
    score: () => WORDS.answers.score(players.value, position),
    net: () => WORDS.answers.net(position.net),
    pair: () => WORDS.answers.pair(position.pair),
    left: () => WORDS.answers.left(unplayedCounts(cards.value, null)),
    turn: () =>
      turn === null ? WORDS.answers.nobody : WORDS.answers.turn(nameOf(turn), roleOf(position.dealer, turn)),
  })
}

export type TennisTable = TennisPlay & Table<Tennis, TennisPendingInput>

/** In a first game, no real cards are used. */
function dealBySelf({ source: { hands }, held, session: { settled } }: TennisPlay): void {
  const isToDeal = computed(
    () => hands.onScreen && held.request.value?.optional === false && settled.value.played.length === 0,
  )
  watch(isToDeal, deals => deals && !held.onScreen.value && void held.deal(), { immediate: true })
}

function spellRank(text: string): string {
  const rank = rankWithLetter(text)
  return rank ? `play ${rank}` : text
}

export function useTennisTable(source: Source<Tennis>): TennisTable {
  const own = useTennisPlay(source)
  const { held } = own
  dealBySelf(own)

  /** Typed cards are refused for a Ghost's dealt hand, because a ruling would reveal whether the hand has them. */
  async function type(text: string): Promise<void> {
    const turn = turnOf(own.session.settled.value)
    const isUnseen = held.onScreen.value && turn !== null && turn === seatOf(own.session.settled.value.dealer, 'ghost')
    const typed = own.rules.game.parseAction(readLine(text, 0).words)
    const isCard = typed.ok && typed.value.type === 'play'
    if (isUnseen && isCard) own.changed.value = WORDS.blindHand(own.session.nameOf(turn))
    else await own.proposal.type(text)
  }

  return {
    texts: {
      ruling: computed(() => rulingOf(own)),
      lastEffect: computed(() => (own.changed.value === '' ? (lastCardRuling(own)?.more ?? '') : '')),
      doneLabel: computed(() => ''),
      highlights: DEFAULT_TEXTS.highlights,
      onBoard: own.turned,
      logEntry: plainLog(own),
      answer: text => answerTo(text, own),
    },
    controls: {
      keys: computed(() => keysOf(own)),
      menu: computed(() => menuOf(own)),
      takeBack: own.entry.takeBack,
      spell: text => (parseCard(text) || parseRank(text) ? `play ${text}` : spellRank(text)),
      type,
      turn: (seat = own.nearest.value + 1) => void (own.nearest.value = SEATS[(seat - 1) % 4] ?? 1),
    },
    hiddenCards: {
      viewOf: held.viewOf,
      handOf: held.handOf,
      actionOf: held.actionOf,
      needsNoHands: held.onScreen,
      isPrivate: computed(
        () => held.entering.value !== null || (held.onScreen.value && own.proposal.accepted.value && !isAppsTurn(own)),
      ),
    },
    scoring: { tally: ({ played, points }) => (played.length > 0 ? points : []) },
    ...own,
  }
}
