import type { LoggedDecision, LogItem, Signature } from '../../book/journal/timeline.ts'
import type { Decision, Note, NoteAt } from '../../book/journal/entries.ts'
import { type Move, isIrregular, createUndoneJudge } from '../../book/journal/replay.ts'
import type { GameTypes } from '../../engine/game.ts'
import { actionSentence, actionWords, dealCorrectionText } from '#text/actions.ts'
import { listOf } from '#text/lists.ts'
import { type Seat, seatOf } from '../../ui/types.ts'
import type { LogLine } from '../../ui/LogList.vue'
import type { AnyTable, AppDeal } from '../module.ts'
import { TABLE_WORDS as WORDS } from '#text/table.ts'

interface LogContext {
  readonly rules: Pick<AnyTable['rules'], 'game' | 'rulebook' | 'playerOf'>
  readonly source: Pick<AnyTable['source'], 'start'>
  readonly session: Pick<AnyTable['session'], 'players' | 'nameOf'>
  readonly texts: Pick<AnyTable['texts'], 'logEntry'>
  readonly appDeal?: Pick<AppDeal<GameTypes>, 'isSecret'>
  readonly scoring?: AnyTable['scoring']
}

interface MoveContext extends Pick<LogContext, 'rules'> {
  readonly session: Pick<AnyTable['session'], 'players'>
}

/** The move is null if the play was undone and the plays before it are unknown. */
interface LoggedMove {
  readonly play: LogItem
  readonly move: Move<GameTypes> | null
}

/** Consecutive plays of a player, or a single undone play. */
interface Turn {
  readonly seat: Seat | null
  readonly undone: boolean
  readonly plays: readonly LoggedMove[]
}

/** The lines of the log, one for each turn, the latest first: player, plays, time, and score. `most` limits the number of turns. */
export function logLines(
  log: readonly LogItem[],
  moves: readonly Move<GameTypes>[],
  table: LogContext,
  notes: readonly (NoteAt | LoggedDecision)[] = [],
  most = Infinity,
): readonly LogLine[] {
  const turns = turnsOf(log, moves, table, most + 1)
  const lines = turns.slice(-most).map(turn => ({
    entry: turn.plays[0]?.play.entry ?? 0,
    line: lineOf(turn, table),
  }))
  const first = turns.length > most ? (lines[0]?.entry ?? 0) : 0
  for (const noted of notes.filter(each => isLogged(each) && each.entry >= first)) {
    const { entry } = noted
    lines.splice(lines.findLastIndex(each => each.entry < entry) + 1, 0, { entry, line: noteLine(noted, table) })
  }
  return lines.map(({ line }) => line).toReversed()
}

function noteLine({ entry, at, note, ...rest }: NoteAt | LoggedDecision, table: LogContext): LogLine {
  const seat = 'seat' in note ? seatOf(note.seat) : null
  return {
    id: `note ${entry}`,
    number: '',
    seat,
    who: seat === null || table.session.players.value.length < 2 ? '' : table.session.nameOf(seat),
    what: noteWords(note, table),
    when: WORDS.time(at),
    score: '',
    steps: [],
    undone: 'undone' in rest && rest.undone,
  }
}

/** Every move starts the clock, so the log shows only those notes of the clock that stop it. */
const isLogged = ({ note }: NoteAt | LoggedDecision): boolean =>
  note.type !== 'dealt' && (note.type !== 'clock' || note.seat === 0)

export const signatureWords = (signature: Signature): string =>
  signature.type === 'confirmed' ? WORDS.notes.confirmed : WORDS.notes.protest(signature.word)

const joinedSentence = (actions: string, { rules, session: { players } }: MoveContext): string =>
  listOf(actions.split(', ').map(action => actionWords(action, { ...rules, players: players.value })))

export function noteWords(note: Note | Decision, table: MoveContext): string {
  switch (note.type) {
    case 'declined':
      return WORDS.notes.declined(note.what, joinedSentence(note.about, table), note.word)
    case 'help':
      return WORDS.notes.help
    case 'confirmed':
    case 'protest':
      return signatureWords(note)
    case 'clock':
      return WORDS.notes.clock
    case 'time-up':
      return WORDS.notes.timeUp[note.verdict]
    case 'lost':
      return WORDS.notes.timeUp.lost
    case 'setup':
      return dealCorrectionText(note.cells)
    case 'hand':
      return WORDS.notes.hand
    case 'dealt':
      return ''
  }
}

/** Reads the log from its end, because the log may be long. */
function turnsOf(
  log: readonly LogItem[],
  moves: readonly Move<GameTypes>[],
  { rules, source: { start }, session: { players } }: LogContext,
  most: number,
): readonly Turn[] {
  const undoneAs = createUndoneJudge(log, { game: rules.game, start: start.value, moves })
  const turns: (Turn & { readonly plays: LoggedMove[] })[] = []
  for (const play of log.toReversed()) {
    const undone = play.place === null
    const move = (play.place === null ? undoneAs(play) : moves[play.place]) ?? null
    const seat = seatOf(move ? playerOfMove(move, rules) : null)
    const next = turns.at(-1)
    const goesOn = next && !next.undone && !undone && seat !== null && next.seat === seat && players.value.length > 1
    if (goesOn) next.plays.push({ play, move })
    else if (turns.length < most) turns.push({ seat, undone, plays: [{ play, move }] })
    else break
  }
  return turns.map(turn => ({ ...turn, plays: turn.plays.toReversed() })).toReversed()
}

function lineOf({ seat, undone, plays }: Turn, table: LogContext): LogLine {
  const [first] = plays
  const last = plays.at(-1)
  const made = plays.flatMap(({ move }) => move ?? [])
  const who = seat === null || table.session.players.value.length < 2 ? '' : table.session.nameOf(seat)
  const after = made.at(-1)?.after
  return {
    id: last?.play.key ?? '',
    number: undone ? '' : String((first?.play.place ?? 0) + 1),
    seat,
    who,
    what: afterName(
      plays.map(({ play, move }) => (move ? whatOf(move, table) : logText(play.action, table))),
      who,
    ),
    when: WORDS.time(first?.play.at ?? 0),
    score: undone ? '' : WORDS.scores(table.scoring?.tally(after) ?? table.rules.game.status(after).scores),
    steps: undone ? [] : made.flatMap(move => stepsOf(move, table)),
    undone,
    irregular: made.some(({ ruling }) => isIrregular(ruling)),
  }
}

/** Returns the player of a move; null if it was made by all players together. */
export function playerOfMove(
  { played, before }: Move<GameTypes>,
  { game, playerOf }: LogContext['rules'],
): number | null {
  return played !== null ? playerOf(played, before) : game.status(before).turn
}

/** The text of an action, without its outcome. */
export const logText = (action: string, { rules, session: { players } }: MoveContext): string =>
  actionSentence(action, { ...rules, players: players.value })

function whatOf({ action, ruling }: Move<GameTypes>, table: LogContext): string {
  const step = ruling?.accepted ? ruling.steps.find(({ event }) => event.type !== 'irregular') : undefined
  if (!step || table.appDeal?.isSecret(step.event)) return logText(action, table)
  const { event, position } = step
  return (
    table.texts.logEntry(event, position) ??
    table.rules.rulebook.event(event, { players: table.session.players.value, position })
  ).sentence
}

/** Removes the player's name from sentences, because the line begins with the name: `exchanges the 8; puts the 3.` */
function afterName(sentences: readonly string[], who: string): string {
  const name = `${who} `
  if (who !== '' && sentences.every(sentence => sentence.startsWith(name))) {
    return sentences.map(sentence => sentence.slice(name.length).replace(/\.$/, '')).join('; ') + '.'
  }
  const text = sentences.join(' ')
  return text.startsWith(name) ? text.slice(name.length) : text
}

const stepsOf = ({ ruling }: Move<GameTypes>, { texts: { logEntry } }: LogContext): readonly string[] =>
  ruling?.accepted
    ? ruling.steps
        .toSpliced(isIrregular(ruling) ? 1 : 0, 1)
        .flatMap(step => logEntry(step.event, step.position)?.sentence ?? [])
    : []

/** The text of a move for the log, or for a question about the move: the action and the referee's objections. */
export function moveWords(move: Move<GameTypes>, table: LogContext): string {
  const { action, before, ruling } = move
  const steps = ruling?.accepted ? ruling.steps.slice(0, isIrregular(ruling) ? 2 : 1) : []
  const isMoved = table.rules.game.hands.forward({ start: before, steps }).length > 0
  const notice = isIrregular(ruling) ? steps.slice(0, 1) : []
  const against = notice.flatMap(step => table.texts.logEntry(step.event, step.position)?.sentence ?? [])
  const done = isMoved
    ? actionSentence(action, { ...table.rules, players: table.session.players.value }, before)
    : whatOf(move, table)
  return [done, ...against].join(' ')
}
