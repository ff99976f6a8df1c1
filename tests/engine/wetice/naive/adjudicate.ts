import { stateOf, type Json, type NaiveGame } from './game.ts'
import { readHead, UnreadableError } from './head.ts'
import { legalOf } from './legal.ts'
import { linesOf, sectionsOf, type TextLine, type Section } from './lines.ts'
import { correct, give, pass, swap, takeTurn, type Outcome } from './play.ts'

interface Command {
  readonly action: string
  readonly run: (game: NaiveGame) => Outcome
}

const isCell = (word: string | undefined): word is string => word !== undefined && /^[a-z][0-9]+$/.test(word)

const suitOf = (word: string | undefined): string | null =>
  /^[shdc]$/.test(word ?? '') ? (word ?? '').toUpperCase() : null

function readSwap([one, two, ...more]: readonly string[], stands = false): Command | null {
  if (!isCell(one) || !isCell(two) || more.length > 0) return null
  return { action: `swap ${one} ${two}`, run: game => swap(game, [one, two], stands) }
}

/** Reads the words after `stands turn`; null if they can't be read. Solitaire has no player 2. */
function readTurn([player, ...more]: readonly string[], mode: string): Command | null {
  if (more.length > 0 || !(player === '1' || (player === '2' && mode === 'duel'))) return null
  return { action: `turn ${player}`, run: game => takeTurn(game, Number(player)) }
}

function readStands([first, ...rest]: readonly string[], mode: string): Command | null {
  if (first === undefined) return null
  if (first !== 'swap' && first !== 'turn')
    return { action: ['stands', first, ...rest].join(' '), run: () => 'unknown-action' }
  const command = first === 'swap' ? readSwap(rest, true) : readTurn(rest, mode)
  return command && { ...command, action: `stands ${command.action}` }
}

function readGive([word, ...more]: readonly string[]): Command | null {
  const suit = suitOf(word)
  if (suit === null || more.length > 0) return null
  return { action: `give ${suit}`, run: game => give(game, suit) }
}

function readCorrect(words: readonly string[]): Command | null {
  const changes: [string, string][] = []
  for (let i = 0; i < words.length; i += 2) {
    const cell = words[i]
    const card = words[i + 1] === '.' ? '.' : suitOf(words[i + 1])
    if (!isCell(cell) || card === null) return null
    changes.push([cell, card])
  }
  if (changes.length === 0) return null
  return { action: `correct ${changes.flat().join(' ')}`, run: game => correct(game, changes) }
}

function readCommand([first = '', ...rest]: readonly string[], mode: string): Command | null {
  switch (first) {
    case 'swap':
      return readSwap(rest)
    case 'give':
      return readGive(rest)
    case 'correct':
      return readCorrect(rest)
    case 'stands':
      return readStands(rest, mode)
    case 'pass':
      return rest.length > 0 ? null : { action: 'pass', run: pass }
    default:
      return { action: [first, ...rest].join(' '), run: () => 'unknown-action' }
  }
}

/** Applies one line to the game, and returns the answer. */
export function answerTo(game: NaiveGame, line: TextLine): Json {
  if (line.words.join(' ') === 'legal') return { line: line.number, legal: legalOf(game) }
  const command = line.words[0] === 'legal' ? null : readCommand(line.words, game.mode)
  if (!command) throw new UnreadableError(line.number, `unreadable: ${line.text}`)
  const outcome = game.phase === 'over' ? 'over' : command.run(game)
  const common = { line: line.number, action: command.action }
  return typeof outcome === 'string'
    ? { ...common, accepted: false, refusal: outcome }
    : { ...common, accepted: true, events: outcome, state: stateOf(game) }
}

function begin(lines: readonly TextLine[], playing: number): NaiveGame {
  const [first] = lines
  if (first?.words.join(' ') !== 'game wetice') throw new UnreadableError(0, 'not a game of WetIce')
  if (playing < 0) throw new UnreadableError(0, 'no play')
  return readHead(lines.slice(1, playing))
}

function judge(section: Section, record: number): Json[] {
  const [{ number }] = section
  const playing = section.findIndex(line => line.words.join(' ') === 'play')
  const answers: Json[] = []
  try {
    const game = begin(section, playing)
    answers.push({ record, line: number, game: 'wetice', state: stateOf(game) })
    for (const line of section.slice(playing + 1)) answers.push(answerTo(game, line))
  } catch (problem) {
    if (!(problem instanceof UnreadableError)) throw problem
    const place = answers.length > 0 ? { line: problem.line } : { record, line: problem.line || number }
    answers.push({ ...place, error: problem.message })
  }
  return answers
}

/** The answers to a whole file, in order. An error in a head also has the number of its record. */
export function naiveAdjudicate(text: string): Json[] {
  let record = 0
  return sectionsOf(linesOf(text)).flatMap(section =>
    judge(section, section[0].words[0] === 'game' ? ++record : record),
  )
}
