import { readLine, type ReadProblem, type ReadProblemCode } from '../../engine/text.ts'
import { capital, listOf } from './lists.ts'
import { hiddenSign } from './signs.ts'
import type { Sayer } from '../contract/actions.ts'
import type { AnyRulebook } from '../contract/rulebook.ts'
import { NOT_READ } from './rulebook.ts'
import type { OneDiscrepancy, Discrepancy } from '../../engine/discrepancies.ts'
import { parseCard } from '../../engine/cards.ts'
import { placeName, theCard } from './card-words.ts'
import type { Answer } from '../../engine/record.ts'

/** An action of a record as a main clause, without its full stop or notation. */
export function actionWords(action: string, { game, rulebook, players }: Sayer, before?: unknown): string {
  const read = game.parseAction(readLine(action, 1).words)
  return read.ok ? rulebook.action(read.value, players, before) : NOT_READ
}

/** `before`: the position in which it was done. */
export const actionSentence = (action: string, sayer: Sayer, before?: unknown): string =>
  `${capital(actionWords(action, sayer, before))}.`

/** A likely cause, and the effect of accepting it. */
interface DiscrepancyWords {
  readonly sentence: string
  readonly detail: string
}

/** An action of the record, in words. */
interface Done {
  /** A main clause: `die Karten auf a1 und c4 wurden getauscht`. */
  readonly what: string
  /** Whether it stands against the rules. */
  readonly against: boolean
}

interface Speech {
  /** How many moves are on record. */
  readonly moves: number
  readonly done: (action: string) => Done
  /** The ruling of the step that was left out. */
  readonly left: string
}

export function discrepancyWords(discrepancy: Discrepancy, speech: Speech): DiscrepancyWords {
  switch (discrepancy.type) {
    case 'undone':
      return discrepancy.steps.length > 1 || discrepancy.cells.length === 0
        ? {
            sentence: 'Der letzte Zug ist auf dem echten Tisch nicht fertig.',
            detail: `Das Protokoll stimmt. Hol es jetzt nach: ${speech.left}`,
          }
        : {
            sentence: 'Einige Karten müssen noch nachrutschen.',
            detail: `Das Protokoll stimmt. ${slideDown(columnsOf(discrepancy.cells))}`,
          }
    case 'both':
      return {
        sentence: bothOf(discrepancy.discrepancies, speech),
        detail: 'Das Protokoll wird an beiden Stellen korrigiert.',
      }
    case 'deal':
      return {
        sentence: dealtAs(discrepancy.cells),
        detail: 'Die Partie geht mit den richtigen Karten und denselben Zügen weiter.',
      }
    default:
      return { sentence: sentenceOf(discrepancy, speech), detail: detailOf(discrepancy, speech) }
  }
}

/** How a deal was corrected: at two squares, or by the right card in the place of the wrong one. */
export function dealtAs(cells: readonly string[]): string {
  const [wrong, right] = cells.flatMap(cell => parseCard(cell) ?? [])
  if (wrong && right) return `Eingetragen war ${theCard(wrong)}, richtig ist ${theCard(right)}.`
  return `Die Karten auf ${listOf(cells.map(placeName))} wurden vertauscht eingetragen.`
}

function bothOf([first, second]: readonly [OneDiscrepancy, OneDiscrepancy], speech: Speech): string {
  const areTogether = first.type === 'missing' && second.type === 'missing' && first.place === second.place
  if (!areTogether) return `${sentenceOf(first, speech)} ${sentenceOf(second, speech)}`
  const [one, other] = [first, second].map(({ action }) => speech.done(action).what)
  return `${whenOf(first.place, speech)} fehlen zwei Züge: ${one ?? ''}; danach: ${other ?? ''}.`
}

const whenOf = (place: number, { moves }: Speech): string =>
  place === moves ? 'Nach dem letzten Zug' : `Vor Zug ${place + 1}`

const wordsOf = (action: string, { done }: Speech): string => {
  const { what, against } = done(action)
  return against ? `${what} (das erlauben die Regeln nicht)` : what
}

function sentenceOf(discrepancy: OneDiscrepancy, speech: Speech): string {
  switch (discrepancy.type) {
    case 'change':
      return `Zug ${discrepancy.place + 1} war anders: ${wordsOf(discrepancy.instead, speech)}.`
    case 'missing':
      return `${whenOf(discrepancy.place, speech)} fehlt ein Zug: ${wordsOf(discrepancy.action, speech)}.`
    case 'extra':
      return `Zug ${discrepancy.place + 1} wurde nicht gemacht.`
  }
}

/** The change of the record. */
function detailOf(discrepancy: OneDiscrepancy, { done }: Speech): string {
  const now = discrepancy.type === 'change' ? discrepancy.instead : discrepancy.action
  const entered =
    discrepancy.type === 'missing'
      ? 'Er steht nicht im Protokoll.'
      : `Im Protokoll steht: ${done(discrepancy.action).what}.`
  const marked = discrepancy.type !== 'extra' && done(now).against
  return `${entered} ${marked ? 'Lassen ihn alle gelten, wird er markiert.' : 'Das Protokoll wird dort korrigiert.'}`
}

const columnsOf = (cells: readonly string[]): string[] => [...new Set(cells.map(cell => cell.slice(0, 1)))]

const slideDown = (columns: readonly string[]): string =>
  `${columns.length === 1 ? 'Spalte' : 'Spalten'} ${listOf(columns)}: Schieb die Karten nach unten, bis keine Lücke bleibt.`

type Words = (about: readonly string[]) => string

/** Why a line can't be read, and what to write instead. */
const READ_PROBLEMS: Readonly<Record<ReadProblemCode, Words>> = {
  'line-too-long': ([most = '']) =>
    `Diese Zeile ist länger als ${most} Zeichen; in einem Protokoll steht ein Zug pro Zeile`,
  'head-too-long': ([most = '']) => `Dieser Kopf ist länger als ${most} Zeilen; beende ihn mit einer Zeile „play“`,
  'not-utf8': () => 'Ein Zeichen dieser Zeile ist kein UTF-8; speichere die Datei als UTF-8',
  'no-game': () => 'Ein Protokoll beginnt mit einer Zeile „game“ und dem Namen des Spiels',
  'unknown-game': ([name = '']) =>
    name ? `Ein Spiel „${name}“ gibt es hier nicht` : 'Nach „game“ fehlt der Name des Spiels',
  'no-play': () => 'Der Kopf braucht am Ende eine Zeile „play“, vor dem ersten Zug',
  'unknown-key': ([key = '']) => `„${key}“ ist keine Zeile im Kopf dieses Spiels`,
  'key-twice': ([key = '']) => `„${key}“ steht zweimal im Kopf; lösch eine davon`,
  'missing-key': ([key = '']) => `Im Kopf fehlt eine Zeile „${key}“`,
  'bad-value': ([key = '', value = '']) =>
    value ? `„${value}“ passt nicht zu „${key}“` : `„${key}“ braucht einen Wert oder Zeilen seiner eigenen Form`,
  'needs-key': ([key = '', other = '']) => `„${key}“ geht nur zusammen mit „${other}“`,
  'player-count': ([count = '']) =>
    count === '1' ? 'Dieses Spiel spielst du allein' : `Zu diesem Spiel gehören ${count} Namen; trenne sie mit Kommas`,
  'word-count': ([action = '']) => `Nach „${action}“ stehen zu viele oder zu wenige Wörter`,
  'not-a-cell': ([, word = '']) => `„${word}“ ist kein Feld`,
  'not-a-suit': ([, word = '']) => `„${word}“ ist keine Farbe; schreib S (Pik), H (Herz), D (Karo) oder C (Kreuz)`,
  'not-a-rank': ([, word = '']) => `„${word}“ ist kein Wert; schreib A, 2 bis 9, T, J, Q oder K`,
  'not-a-card': ([, word = '']) => `„${word}“ ist keine Karte; schreib Wert und Farbe, etwa TH für die Herz-10`,
  'not-a-number': ([, word = '']) => `„${word}“ ist keine Zahl, die hier passt`,
  'not-a-player': ([, word = '']) => `„${word}“ ist keine Nummer eines Spielers`,
  'unknown-word': ([word = '']) => `„${word}“ ist kein Zug dieses Spiels`,
  setup: ([key = '']) => `Am Anfang stimmt etwas nicht: „${key}“`,
}

/** A sentence for a line, or a whole head, that can't be read; `book` is the rulebook of the game, where there is one. */
export function problemWords(
  { problem, setup, game }: Extract<Answer, { type: 'problem' }>,
  book: AnyRulebook | null,
): string {
  if (problem.code === 'setup' && book && book.game === game?.name)
    return setup.map(each => book.setupProblem(each)).join(' ')
  return readProblemWords(problem)
}

/** The same for the words of one action. */
export const readProblemWords = ({ code, about }: Pick<ReadProblem, 'code' | 'about'>): string =>
  hiddenSign(about.find(word => hiddenSign(word) !== null) ?? '') ?? READ_PROBLEMS[code](about)
