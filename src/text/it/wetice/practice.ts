import type { TaskWords } from '../../contract/lessons.ts'
import type { Suit } from '../../../engine/cards.ts'
import { cardsInWords } from '../grammar.ts'
import { listOf, numberWord, SUIT_NAMES, capital } from '../lists.ts'
import { linesText } from './hands.ts'

/** Notes for guided games. Each is shown when something first occurs, and has at most ten words. */
export const guideText = {
  welcome: 'Cominci tu. Scambia due carte e mettine in fila tre.',
  cleanup: 'Ci sono già delle file. Prima scambia per spezzarle.',
  pass: 'Non ci sono più file. Passa, e la partita comincia.',
  score: 'Un seme è di chi lo toglie per primo.',
  owner: 'Il seme non è tuo: le carte vanno al proprietario.',
  chain: 'La caduta ha fatto un’altra fila. Vale anche quella.',
  fall: 'Le carte sopra un vuoto scorrono in basso.',
  give: 'Tre semi sono troppi. Cedine uno.',
  'first-pass': 'Se passate tutti e due di seguito, la partita finisce.',
  over: 'Un punto per carta. Vince chi ha più carte.',
} as const satisfies Readonly<Record<string, string>>

/** The texts for a first turn with nine real cards, and then for dealing from the deck. */
export const setUpText = {
  nine: 'Prendi tre carte di cuori e due di ogni altro seme. Mettile in tre righe, come nella figura.',
  swap: 'Scambia la carta di cuori in b2 e quella di picche in c1.',
  lift: 'Tre carte di cuori sono in fila. Mettile sul tuo mazzetto.',
  slide: 'Fai scorrere in basso le carte che stanno sopra.',
  deck: 'Questo era un turno. Togli i re, mescola le altre carte e fai sei righe da otto carte, a faccia in su.',
} as const

export const hintText = {
  noMatchLeft: 'Non ci sono più file: se passate tutti e due di seguito, comincia la partita.',
  leaves: (matches: number): string =>
    matches === 0
      ? 'Non lascia nessuna fila, e chi scambia per ultimo comincia la partita.'
      : `Lascia solo ${numberWord(matches)} ${matches === 1 ? 'fila' : 'file'}.`,
  noLine: 'Qui nessuno scambio fa una fila. Si può solo passare.',
  onlyForOther: 'Qui ogni fila farebbe punti per l’altro giocatore. Se passi, l’altro non prende niente.',
  lifts: (lifted: number, links: number, own: number): string => {
    const forOther = lifted - own
    const share =
      forOther === 0
        ? ''
        : own === 0
          ? ' per l’altro giocatore'
          : `, di cui ${numberWord(forOther)} per l’altro giocatore`
    const chain = links > 1 ? `${share === '' ? '' : ','} in una catena di ${numberWord(links)} anelli` : ''
    return `Toglie ${cardsInWords(lifted)}${share}${chain}.`
  },
  notWorth: 'Qui nessuna fila è meglio che passare.',
  gives: (suit: Suit, inPile: number, onTable: number): string =>
    `Cede il seme di ${SUIT_NAMES[suit]}: ${cardsInWords(inPile)}, e nella griglia ${
      onTable === 0 ? 'non ne resta nessuna' : onTable === 1 ? 'ne resta una' : `ne restano ${numberWord(onTable)}`
    }.`,
} as const

export const diagramText = {
  table:
    'Sei righe da otto carte. Le colonne vanno da a ad h, da sinistra; le righe da 1 a 6, dal basso. Le caselle evidenziate sono a1 e h6.',
} as const

interface SuitMatch {
  readonly suit: Suit
  readonly cells: readonly unknown[]
}

export const drillText = {
  title: 'Scambi, file e mazzetti',
  /** `Tre carte di cuori in fila.` */
  makes: (lines: readonly SuitMatch[]): string => capital(`${linesText(lines)}.`),
  noLine: 'Nessuna delle due finisce in una fila di tre.',
  valid: (a: string, b: string, why: string): TaskWords => ({
    task: `Si possono scambiare ${listOf([a, b])}?`,
    hint: 'Guarda le carte vicine a tutte e due, dopo lo scambio.',
    done: why,
    otherwise: why,
  }),
  find: (cell: string): TaskWords => ({
    task: `Tocca ogni carta che fa una fila se la scambi con quella in ${cell}.`,
    hint: 'Cerca due carte dello stesso seme con un posto per la terza.',
    done: 'Sono quelle carte e nessun’altra.',
    otherwise: `Le carte con il bordo si possono scambiare con quella in ${cell}.`,
  }),
  next: (a: string, b: string): TaskWords => ({
    task: `Se scambi ${listOf([a, b])}, quali carte si tolgono? Toccale tutte, là dove stanno adesso.`,
    hint: 'Si tolgono anche le file che nascono nella caduta.',
    done: 'Si tolgono tutte queste.',
    otherwise: 'Si tolgono le carte con il bordo, in tutti gli anelli della catena.',
  }),
  later: (a: string, b: string): TaskWords => ({
    task: `Se scambi ${listOf([a, b])}, quali carte si tolgono dopo la caduta? Toccale tutte, là dove stanno adesso.`,
    hint: 'Si tolgono anche le file che nascono nella caduta.',
    done: 'Queste si incontrano nella caduta.',
    otherwise: 'Le carte con il bordo sono quelle che si incontrano nella caduta.',
  }),
  score: (a: string, b: string): TaskWords => ({
    task: `Se scambi ${listOf([a, b])}, a chi vanno le carte tolte?`,
    hint: 'Non importa di chi è il turno.',
    done: 'Ogni seme va al suo proprietario.',
    otherwise: 'Ogni seme va al suo proprietario, chiunque lo tolga.',
  }),
  who: { 1: 'Ada', 2: 'Ben', both: 'Tutti e due' },
} as const
