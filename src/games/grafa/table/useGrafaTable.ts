import { computed } from 'vue'
import { type Card, parseCard, suitOf, SUITS } from '../../../engine/cards.ts'
import type { Event, Grafa } from '../../../engine/grafa/types.ts'
import { plainLog, DEFAULT_TEXTS, type Table } from '../../../table/module.ts'
import type { Source } from '../../../table/session/source.ts'
import { GRAFA_TABLE as WORDS } from '#text/grafa/table.ts'
import type { GrafaPendingInput } from './useArrange.ts'
import { useGrafaPlay, type GrafaPlay } from './useGrafaPlay.ts'
import { useRouter } from 'vue-router'
import { headText } from '../../../book/journal/replay.ts'
import { useLibraryStore } from '../../../book/stores/library.ts'
import { grafa } from '../../../engine/grafa/index.ts'
import { randomDealNumber } from '../../deal-code.ts'
import { dealOf, DEALS } from '../deal.ts'
import { SUIT_NAMES } from '#text/lists.ts'
import { answerFor } from '../../../table/controls/answers.ts'
import { suitForLetter } from '../../../ui/letters.ts'
import { sortedHand } from './view.ts'
import { rulingOf } from './ruling.ts'
import { keysOf, menuOf, playAgainKeys } from './keys.ts'

function answerTo(text: string, { session: { position }, drawn: { deck } }: GrafaPlay): string | null {
  const words = text.toLowerCase().trim()
  const suit = SUITS.find(each => SUIT_NAMES[each].toLowerCase() === words)
  if (suit) return WORDS.answers.hand(sortedHand(position.value.hand).filter(card => suitOf(card) === suit))
  const { count, up, below } = deck.value
  const known = below.flatMap(card => card ?? [])
  return answerFor(words, WORDS.questions, {
    discard: () => WORDS.answers.discard(position.value.discard),
    score: () => WORDS.answers.score(position.value.discard.length),
    hand: () => WORDS.answers.hand(sortedHand(position.value.hand)),
    deck: () => WORDS.answers.deck(count, up, known),
  })
}

/** Typed cards are completed by the action of the phase: `6s` is a pair or a revealed card, `jd tc` a new order. */
function actionIn(text: string, { session: { settled } }: GrafaPlay): string {
  const words = text.trim().split(/\s+/)
  const { phase } = settled.value
  const suit = suitForLetter(text.trim())
  if (phase === 'use' && suit) return `use ${suit}`
  return phase !== 'over' && phase !== 'use' && words.every(word => parseCard(word)) ? `${phase} ${text}` : text
}

export type GrafaTable = GrafaPlay & Table<Grafa, GrafaPendingInput> & { tap(card: Card): Promise<void> }

function tapOn({ session: { walk }, source: { spotlight }, proposal, playing, input }: GrafaPlay) {
  const isRefused = (card: Card): boolean => {
    const asked = proposal.shown.value?.type === 'ruled' ? proposal.shown.value.move.played : null
    return asked?.type === 'pair' && asked.card === card
  }

  return async (card: Card): Promise<void> => {
    if (spotlight.value?.choose) spotlight.value.choose(card)
    else if (walk.walking.value) walk.next()
    else if (!playing.value || !input.accepts('pair')) return
    else if (isRefused(card)) proposal.cancel()
    else await proposal.propose({ type: 'pair', card })
  }
}

export function useGrafaTable(source: Source<Grafa>): GrafaTable {
  const own = useGrafaPlay(source)
  const { dealt } = own
  const { walk, settled, steps } = own.session
  const next = useNextGame(own)

  /** The app dealt the cards, and the player hasn't carried out the event. */
  const isSecret = (event: Event): boolean =>
    dealt.value && steps.value.findIndex(step => step.event === event) >= walk.done.value

  const logged = plainLog(own)

  return {
    tap: tapOn(own),
    texts: {
      ruling: computed(() => rulingOf(own)),
      lastEffect: DEFAULT_TEXTS.lastEffect,
      doneLabel: computed(() =>
        WORDS.doneWith(own.session.now.value.find(({ event }) => event.type !== 'discard')?.event.type),
      ),
      highlights: DEFAULT_TEXTS.highlights,
      onBoard: DEFAULT_TEXTS.onBoard,
      logEntry: (event, at) => (isSecret(event) ? null : logged(event, at)),
      answer: text => answerTo(text, own),
    },
    controls: {
      keys: computed(() => keysOf(own)),
      menu: computed(() => [...menuOf(own), ...playAgainKeys(own, next.same)]),
      takeBack: own.takeBack,
      spell: text => actionIn(text, own),
      type: own.proposal.type,
      turn: null,
    },
    appDeal: {
      seen: own.drawn.seen,
      recordLabel: computed(() => (dealt.value && settled.value.phase !== 'over' ? WORDS.recordShows : WORDS.record)),
      isSecret,
      highlight: own.input.mark,
      prepare(action): void {
        if (action.type === 'arrange') own.arrange.lay(action.cards)
      },
      dealNext: next.again,
    },
    ...own,
  }
}

function useNextGame({ source: { setup, journal }, dealt }: Pick<GrafaPlay, 'source' | 'dealt'>) {
  const router = useRouter()
  const library = useLibraryStore()

  async function begin(head: string): Promise<void> {
    const made = await library.create(head)
    await router.push(made.ok ? `/table/${made.value.id}` : '/new/grafa')
  }

  return {
    again: async (): Promise<void> => {
      if (dealt.value)
        await begin(headText(grafa, { ...setup.value, hand: null, discard: [], deck: dealOf(randomDealNumber(DEALS)) }))
      else await router.push({ path: '/new/grafa', query: { again: journal?.head?.id ?? '' } })
    },
    same: (): Promise<void> => begin(journal?.head?.head ?? ''),
  }
}
