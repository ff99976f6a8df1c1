import { listGames } from '../games/index.ts'
import type { AnyRulebook } from '../text/contract/rulebook.ts'
import type { Answer } from '../engine/index.ts'
import { problemText } from '#text/actions.ts'
import { listOf } from '#text/lists.ts'
import { escapeInvisible } from './lines.ts'
import { CLI_WORDS as WORDS } from '#text/cli.ts'

type AnyRuling = Extract<Answer, { type: 'ruling' }>['ruling']

const sectionTitle = (book: AnyRulebook, id: string): string =>
  book.sections.find(section => section.id === id)?.title ?? id

/** Returns a function that prints answers for people: one line per ruling, with the rule's name. It remembers the players of the record. */
export function createSentencePrinter(): (answer: Answer) => string {
  let players: readonly string[] = []
  return answer => {
    const at = `${answer.line}:`
    const book = findRulebook(answer.game?.name)
    if (answer.type === 'problem') return `${at} ${WORDS.unreadable(problemText(answer, book))}`
    switch (answer.type) {
      case 'head':
        players = answer.game.players(answer.setup)
        return `${at} ${book?.title ?? answer.game.name}, ${listOf(players)}.`
      case 'legal':
        return `${at} ${WORDS.legal(answer.actions)}`
      case 'ruling':
        return `${at} ${escapeInvisible(answer.action)}: ${book ? rulingSentence(book, answer, players) : bareRuling(answer.ruling)}`
    }
  }
}

const bareRuling = (ruling: AnyRuling): string =>
  ruling.accepted ? WORDS.acceptedAs(ruling.steps.map(({ event }) => event.type)) : WORDS.refusedAs(ruling.refusal.code)

function rulingSentence(
  book: AnyRulebook,
  { ruling, before }: Extract<Answer, { type: 'ruling' }>,
  players: readonly string[],
): string {
  if (!ruling.accepted) {
    const { sentence, remedy, section } = book.refusal(ruling.refusal, { players, position: before })
    return WORDS.refused(sentence, remedy, `(${sectionTitle(book, section)})`)
  }
  const explained = ruling.steps.map(step => book.event(step.event, { players, position: step.position }))
  if (explained.length === 0) return WORDS.accepted()
  const sections = [...new Set(explained.map(each => sectionTitle(book, each.section)))]
  return WORDS.accepted(...explained.map(each => each.sentence), `(${sections.join(', ')})`)
}

/** Converts an answer to the object described with the record format. */
export function answerToJson(answer: Answer): object {
  const { line } = answer
  switch (answer.type) {
    case 'head':
      return { record: answer.record, line, game: answer.game.name, state: answer.game.state(answer.position) }
    case 'legal':
      return { line, legal: answer.actions }
    case 'problem':
      return { line, error: problemText(answer, findRulebook(answer.game?.name)) }
    case 'ruling': {
      const { action, ruling, game } = answer
      if (!ruling.accepted)
        return { line, action, accepted: false, refusal: ruling.refusal.code, rule: ruling.refusal.rule }
      const events = ruling.steps.map(step => step.event)
      return { line, action, accepted: true, events, state: game.state(ruling.position) }
    }
  }
}

const loaded = await Promise.all(listGames().map(({ rulebook }) => rulebook()))
const books = new Map<string, AnyRulebook>(loaded.map(book => [book.game, book]))

/** Returns a game's rulebook. All rulebooks are loaded when a command starts. */
export const findRulebook = (game: string | undefined): AnyRulebook | null => books.get(game ?? '') ?? null
