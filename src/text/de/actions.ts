import { readLine, type ReadProblem, type ReadProblemCode } from '../../engine/text.ts'
import { capital, listOf } from './lists.ts'
import { hiddenCharacterProblem } from './signs.ts'
import type { ActionContext } from '../contract/actions.ts'
import type { AnyRulebook } from '../contract/rulebook.ts'
import { NOT_READ } from './rulebook.ts'
import { createDiscrepancyWords } from '../contract/discrepancies.ts'
import { parseCard } from '../../engine/cards.ts'
import { placeName, theCard } from './card-words.ts'
import type { Answer } from '../../engine/record.ts'

/** Describes a record's action as a main clause, without its notation and without a full stop. */
export function actionWords(action: string, { game, rulebook, players }: ActionContext, before?: unknown): string {
  const read = game.parseAction(readLine(action, 1).words)
  return read.ok ? rulebook.action(read.value, players, before) : NOT_READ
}

/** `before`: the position before the action, if known. */
export const actionSentence = (action: string, sayer: ActionContext, before?: unknown): string =>
  `${capital(actionWords(action, sayer, before))}.`

/** How a deal was corrected: two squares were swapped, or one card was replaced. */
export function dealCorrectionText(cells: readonly string[]): string {
  const [wrong, right] = cells.flatMap(cell => parseCard(cell) ?? [])
  if (wrong && right) return `Eingetragen war ${theCard(wrong)}, richtig ist ${theCard(right)}.`
  return `Die Karten auf ${listOf(cells.map(placeName))} wurden vertauscht eingetragen.`
}

const whenOf = (before: number | null): string => (before === null ? 'Nach dem letzten Zug' : `Vor Zug ${before}`)

const wordsOf = ({ what, against }: { readonly what: string; readonly against: boolean }): string =>
  against ? `${what} (das erlauben die Regeln nicht)` : what

export const discrepancyWords = createDiscrepancyWords({
  unfinished: left => ({
    sentence: 'Der letzte Zug ist auf dem echten Tisch nicht fertig.',
    detail: `Das Protokoll stimmt. Hol es jetzt nach: ${left}`,
  }),
  unfallen: columns => ({
    sentence: 'Einige Karten müssen noch nachrutschen.',
    detail: `Das Protokoll stimmt. ${columns.length === 1 ? 'Spalte' : 'Spalten'} ${listOf(columns)}: Schieb die Karten nach unten, bis keine Lücke bleibt.`,
  }),
  dealt: dealCorrectionText,
  changed: (move, done) => `Zug ${move} war anders: ${wordsOf(done)}.`,
  missing: (before, done) => `${whenOf(before)} fehlt ein Zug: ${wordsOf(done)}.`,
  missingTwo: (before, one, other) => `${whenOf(before)} fehlen zwei Züge: ${one.what}; danach: ${other.what}.`,
  extra: move => `Zug ${move} wurde nicht gemacht.`,
  recorded: what => (what === null ? 'Er steht nicht im Protokoll.' : `Im Protokoll steht: ${what}.`),
  becomes: marked => (marked ? 'Lassen ihn alle gelten, wird er markiert.' : 'Das Protokoll wird dort korrigiert.'),
  bothCorrected: 'Das Protokoll wird an beiden Stellen korrigiert.',
  dealCorrected: 'Die Partie geht mit den richtigen Karten und denselben Zügen weiter.',
})

type Words = (about: readonly string[]) => string

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
  'key-twice': ([key = '']) => `„${key}“ steht zweimal im Kopf; lösch eine der Zeilen`,
  'missing-key': ([key = '']) => `Im Kopf fehlt eine Zeile „${key}“`,
  'bad-value': ([key = '', value = '']) =>
    value ? `„${value}“ passt nicht zu „${key}“` : `„${key}“ braucht einen Wert oder eigene Zeilen`,
  'needs-key': ([key = '', other = '']) => `„${key}“ geht nur zusammen mit „${other}“`,
  'player-count': ([count = '']) =>
    count === '1' ? 'Dieses Spiel spielst du allein' : `Zu diesem Spiel gehören ${count} Namen; trenn sie mit Kommas`,
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

/** A sentence for a line or a head that can't be read. `book`: the game's rulebook, if there is one. */
export function problemText(
  { problem, setup, game }: Extract<Answer, { type: 'problem' }>,
  book: AnyRulebook | null,
): string {
  if (problem.code === 'setup' && book && book.game === game?.name)
    return setup.map(each => book.setupProblem(each)).join(' ')
  return readProblemText(problem)
}

export const readProblemText = ({ code, about }: Pick<ReadProblem, 'code' | 'about'>): string =>
  hiddenCharacterProblem(about.find(word => hiddenCharacterProblem(word) !== null) ?? '') ?? READ_PROBLEMS[code](about)
