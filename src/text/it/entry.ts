import type { MatchSummary } from '../../book/journal/summary.ts'
import type { CodeProblem } from '../../games/deal-code.ts'
import type { Refusal } from '../../engine/game.ts'
import type { Level } from '../../analysis/advice.ts'
import { problemText } from './actions.ts'
import { capital, counted, listOf } from './lists.ts'
import { hiddenCharacterProblem, quoted } from './signs.ts'
import type { AnyRulebook } from '../contract/rulebook.ts'
import type { RecordProblem, UnplayableLine } from '../../games/record-text.ts'
import { WORDS as UI } from './ui.ts'
import type { Clock, TimeUp } from '../../book/journal/entries.ts'

export const HELP = {
  legend: 'Aiuto in questa partita',
  options: { asked: 'Su richiesta', off: 'No' },
  hint: 'Con “No” l’app non suggerisce mosse, come in gara. Con “Su richiesta” l’elenco delle mosse dice chi ha chiesto aiuto.',
} as const

export const SETUP = {
  settings: 'Impostazioni di gioco',
  more: 'Altri modi',
  scoreOnly: 'Segna solo i punti',
  noClock: 'senza orologio',
  noHelp: 'senza aiuto',
  confirmed: 'mosse da confermare',
  atOnce: 'le mosse contano subito',
  line: (words: readonly string[]): string => capital(words.join(', ')),
} as const

interface Option<T> {
  readonly value: T
  readonly label: string
}

export const CLOCK = {
  legend: 'Orologio',
  kinds: [
    { value: 'none', label: 'Nessuno' },
    { value: 'player', label: 'Per giocatore' },
    { value: 'move', label: 'Per mossa' },
    { value: 'stopwatch', label: 'Cronometro' },
  ] satisfies readonly Option<Clock['type'] | 'none'>[],
  hints: {
    none: 'Questa partita è senza orologio.',
    player: 'Ogni giocatore ha questo tempo per tutta la partita, più un’aggiunta dopo ogni turno.',
    move: 'È il tempo massimo per ogni turno.',
    stopwatch: 'Mostra quanto tempo ci ha messo ogni giocatore.',
  },
  minutes: 'Minuti per giocatore',
  increment: 'Secondi in più dopo ogni turno',
  seconds: 'Secondi per mossa',
  /** `15 min a testa + 10 s`. */
  said: (clock: Clock): string => {
    if (clock.type === 'stopwatch') return 'cronometro'
    if (clock.type === 'move') return `${clock.seconds} s a mossa`
    const each = clock.seconds % 60 === 0 ? `${clock.seconds / 60} min a testa` : `${clock.seconds} s a testa`
    return clock.increment > 0 ? `${each} + ${clock.increment} s` : each
  },
  up: {
    legend: 'A tempo scaduto',
    options: [
      { value: 'told', label: 'L’app lo dice e si continua' },
      { value: 'decided', label: 'Decidono i giocatori' },
    ] satisfies readonly Option<TimeUp>[],
  },
} as const

export const APP_SEAT = {
  legend: 'Il secondo giocatore: una persona o l’app',
  person: 'una persona',
  level: UI.level,
  plays: (level: Level): string => `contro l’app, livello ${UI.level[level]}`,
  hands: 'L’app dice le sue mosse; le carte le sposti tu.',
} as const

export const defaultNameOf = (seat: number): string => UI.entry.player(seat)

export const DRAFT = {
  waiting: 'Il tuo dispositivo è lento. Quello che avevi inserito è salvato, e tra poco ricompare.',
  unread: 'Quello che avevi inserito non si può leggere, ma non è perso. I nuovi dati si salvano quando inizi.',
} as const

/** Texts about a record that is pasted or opened instead of entered. */
export const RECORD = {
  title: 'Da un testo',
  file: 'Apri un file',
  unreadableFile: 'Questo file non si può leggere come testo.',
  game: (players: readonly string[], moves: number): string =>
    `${listOf(players)}, ${counted(moves, 'mossa', 'mosse')}.`,
  first: (records: number): string => `È il primo di ${records} registri.`,
  whole: (moves: number): string =>
    moves === 0 ? 'Aprila' : moves === 1 ? 'Aprila con la sua mossa' : `Aprila con le sue ${moves} mosse`,
  upTo: (moves: number): string => (moves === 0 ? 'Aprila dall’inizio' : 'Aprila fin dove si legge'),
} as const

export const recordSummaryText = (players: readonly string[], moves: number, games: number): string =>
  [RECORD.game(players, moves), ...(games > 1 ? [RECORD.first(games)] : [])].join(' ')

const closed = (sentence: string): string => sentence.replace(/\.?$/, '.')

/** Why a text isn't a record of this rulebook's game. */
export function recordProblemText(problem: RecordProblem, book: AnyRulebook): string {
  switch (problem.code) {
    case 'too-long':
      return `Questo testo è troppo lungo per una partita. Tieni solo la parte di ${book.title}.`
    case 'other-game':
      return `In questo testo non c’è nessuna partita di ${book.title}.`
    case 'unreadable':
      return `Riga ${problem.answer.line}: ${closed(problemText(problem.answer, book))}`
  }
}

export function unplayableText(stop: UnplayableLine, players: readonly string[], book: AnyRulebook): string {
  if (stop.type === 'problem') return `Riga ${stop.line}: ${closed(problemText(stop, book))}`
  if (stop.ruling.accepted) return ''
  const hidden = hiddenCharacterProblem(stop.action)
  if (hidden !== null) return `Riga ${stop.line}: ${hidden}.`
  const refusal: Refusal = stop.ruling.refusal
  const { sentence } = book.refusal(refusal, { players, position: stop.before })
  return `Riga ${stop.line}, “${stop.action}”: ${sentence}`
}

export const DEAL_WORDS = {
  code: 'Codice del mazzo',
  codeExample: 'K7M-4PQX',
  dealCode: 'Dai le carte',
  ofDay: 'Il mazzo di oggi',
  ofDayOn: 'Continua il mazzo di oggi',
  ofDayStarted: 'L’hai già iniziato.',
  ofDayPlayed: ({ scores, winner }: MatchSummary): string =>
    `${(winner ?? 0) > 0 ? 'Già vinto' : 'Già giocato'}: ${scores.join('–')}`,
  ofDayHint: 'Lo stesso per tutti quelli che giocano oggi.',
  problem: (problem: CodeProblem): string => {
    switch (problem.code) {
      case 'length':
        return `Un codice ha 7 tra lettere e cifre; questo ne ha ${problem.count}.`
      case 'sign':
        return `${quoted(problem.sign)} non si usa nei codici. I codici hanno lettere e cifre, ma mai 0, O, 1, I o L.`
      case 'mistyped':
        return 'Nessun mazzo ha questo codice. Una lettera o una cifra è sbagliata.'
    }
  },
} as const
