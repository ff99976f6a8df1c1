import { readLine, type ReadProblem, type ReadProblemCode } from '../../engine/text.ts'
import { capital, listOf } from './lists.ts'
import { hiddenCharacterProblem } from './signs.ts'
import type { ActionContext } from '../contract/actions.ts'
import type { AnyRulebook } from '../contract/rulebook.ts'
import { NOT_READ } from './rulebook.ts'
import { createDiscrepancyWords } from '../contract/discrepancies.ts'
import { parseCard } from '../../engine/cards.ts'
import { placeName, theCard } from './card-words.ts'
import { cardWith } from './grammar.ts'
import type { Answer } from '../../engine/record.ts'

/** Describes a record's action without its notation. The text can end a sentence. */
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
  if (wrong && right) return `Al posto ${cardWith('di', right)} c’era per errore ${theCard(wrong)}.`
  return `Le carte in ${listOf(cells.map(placeName))} erano state inserite una al posto dell’altra.`
}

const whenOf = (before: number | null): string =>
  before === null ? 'Dopo l’ultima mossa' : `Prima della mossa ${before}`

const wordsOf = ({ what, against }: { readonly what: string; readonly against: boolean }): string =>
  against ? `${what}, ma le regole non lo permettono` : what

const inColumns = (columns: readonly string[]): string =>
  `${columns.length === 1 ? 'nella colonna' : 'nelle colonne'} ${columns.includes('e') ? columns.join(', ') : listOf(columns)}`

export const discrepancyWords = createDiscrepancyWords({
  unfinished: left => ({
    sentence: 'L’ultima mossa non è finita sul tavolo vero.',
    detail: `Il registro è giusto. Fatelo ora: ${left}`,
  }),
  unfallen: columns => ({
    sentence: 'Alcune carte devono ancora cadere.',
    detail: `Il registro è giusto. Fatele scorrere in basso, ${inColumns(columns)}.`,
  }),
  dealt: dealCorrectionText,
  changed: (move, done) => `Alla mossa ${move} ${wordsOf(done)}.`,
  missing: (before, done) => `${whenOf(before)} ${wordsOf(done)}.`,
  missingTwo: (before, one, other) => `${whenOf(before)} ${one.what}, e poi ${other.what}.`,
  extra: move => `La mossa ${move} non è stata fatta.`,
  recorded: what => (what === null ? 'Manca nel registro.' : `Nel registro: ${what}.`),
  becomes: marked =>
    marked
      ? 'Tutti i giocatori decidono se la mossa vale lo stesso; se sì, è segnata come irregolare.'
      : 'Il registro viene corretto in quel punto.',
  bothCorrected: 'Il registro viene corretto in tutti e due i punti.',
  dealCorrected: 'La partita continua con le carte giuste e le stesse mosse.',
})

type Words = (about: readonly string[]) => string

const READ_PROBLEMS: Readonly<Record<ReadProblemCode, Words>> = {
  'line-too-long': ([most = '']) =>
    `Questa riga ha più di ${most} caratteri; in un registro ogni riga ha una sola mossa`,
  'head-too-long': ([most = '']) => `L’intestazione ha più di ${most} righe; chiudila con una riga “play”`,
  'not-utf8': () => 'Un carattere di questa riga non è UTF-8; salva il file in UTF-8',
  'no-game': () => 'Un registro comincia con una riga “game” e il nome del gioco',
  'unknown-game': ([name = '']) => (name ? `Nessun gioco si chiama “${name}”` : 'Dopo “game” manca il nome del gioco'),
  'no-play': () => 'Alla fine dell’intestazione, prima della prima mossa, serve una riga “play”',
  'unknown-key': ([key = '']) => `“${key}” non è una riga dell’intestazione di questo gioco`,
  'key-twice': ([key = '']) => `“${key}” compare due volte nell’intestazione; cancellane una`,
  'missing-key': ([key = '']) => `Nell’intestazione serve una riga “${key}”`,
  'bad-value': ([key = '', value = '']) =>
    value ? `“${value}” non è un valore di “${key}”` : `Dopo “${key}” manca un valore, o mancano le sue righe`,
  'needs-key': ([key = '', other = '']) => `“${key}” va solo insieme a “${other}”`,
  'player-count': ([count = '']) =>
    count === '1'
      ? 'Questo gioco ha un solo giocatore'
      : `Questo gioco ha ${count} giocatori; separa i nomi con le virgole`,
  'word-count': ([action = '']) => `Dopo “${action}” ci sono troppe parole o troppo poche`,
  'not-a-cell': ([, word = '']) => `“${word}” non è una casella`,
  'not-a-suit': ([, word = '']) => `“${word}” non è un seme; i semi sono S, H, D e C`,
  'not-a-rank': ([, word = '']) => `“${word}” non è un valore; i valori sono A, da 2 a 9, T, J, Q e K`,
  'not-a-card': ([, word = '']) => `“${word}” non è una carta; scrivi valore e seme, come TH`,
  'not-a-number': ([, word = '']) => `“${word}” qui non è un numero valido`,
  'not-a-player': ([, word = '']) => `“${word}” non è il numero di un giocatore`,
  'unknown-word': ([word = '']) => `“${word}” non è una mossa di questo gioco`,
  setup: ([key = '']) => `L’inizio della partita è sbagliato in “${key}”`,
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
