import type { TaskWords } from '../../contract/lessons.ts'
import { type Card, type Suit, rankOf, suitOf } from '../../../engine/cards.ts'
import { theCard, theCards } from '../card-words.ts'
import { cardsInWords, cardWith } from '../grammar.ts'
import { capital, listOf, numberWord, SUIT_NAMES } from '../lists.ts'
import type { PairReason } from '../../../engine/grafa/types.ts'

/** Notes for guided games. Each is shown when something first occurs, and has at most ten words. */
export const guideText = {
  welcome: 'Scava fino in fondo: tocca una carta che fa coppia.',
  turn: 'Ogni carta scartata è un punto. Senza coppie hai finito.',
  ace: 'Un asso fa coppia con tutto, ma non agisce.',
  use: 'Agiscono due semi. Scegli quale viene prima.',
  arrange: 'Rimetti queste carte nell’ordine che vuoi.',
  return: 'I cuori ti mettono in mano l’altra carta.',
  dig: 'Le picche scavano: un’altra carta va sugli scarti.',
  draw: 'I quadri pescano la carta seguente.',
  over: 'I tuoi punti sono le carte scartate.',
} as const satisfies Readonly<Record<string, string>>

interface Deeds {
  /** Whether none of the cards in the hand that pair has a lower value. */
  readonly isLeast: boolean
  readonly returned: readonly Card[]
  readonly drawn: number
  readonly dug: number
  readonly looks: boolean
}

export const hintText = {
  pair: (card: Card, { isLeast, returned, drawn, dug, looks }: Deeds): string => {
    const lines = [
      ...(returned.length > 0 ? [`ti mette in mano ${theCards(returned)}`] : []),
      ...(drawn > 0 ? [`pesca ${cardsInWords(drawn)}`] : []),
      ...(dug > 0 ? [`scava ${cardsInWords(dug)}`] : []),
      ...(looks ? ['guarda avanti'] : []),
    ]
    if (lines.length > 0) return `${capital(listOf(lines))}.`
    return isLeast
      ? `Ti costa solo ${theCard(card)}, e ti restano carte migliori.`
      : `Ti costa ${theCard(card)}, e per quanto vede l’app porta più lontano.`
  },
  /** How to make the move, if no button confirms it. */
  tap: (card: Card): string => `Tocca ${theCard(card)}.`,
  first: (suit: Suit): string => `Scegli “Prima ${SUIT_NAMES[suit]}”.`,
  before: {
    look: 'Così decidi tu su quali carte agisce l’altro seme.',
    draw: 'Tieni quello che peschi. L’altro seme prende la carta dopo.',
    dig: 'Poi l’altro seme prende una carta più in basso.',
  },
  nonePairs: 'Nessuna di queste fa coppia con la tua mano, quindi l’ordine non conta.',
  comesUp: (top: Card, pairing: number): string =>
    pairing === 1
      ? `Esce ${theCard(top)}: una tua carta fa coppia con quella.`
      : `Esce ${theCard(top)}: ${numberWord(pairing)} tue carte fanno coppia con quella.`,
} as const

export const diagramText = {
  layout: 'Cinque carte sono la tua mano, e quella dopo è scoperta in cima al mazzo. Il resto del mazzo non si vede.',
} as const

const WHY: Readonly<Record<PairReason, string>> = {
  ace: 'Un asso fa coppia con tutto.',
  suit: 'Hanno lo stesso seme.',
  value: 'La tua carta ha lo stesso valore o uno più alto.',
}

const DOES: Readonly<Record<Suit, string>> = {
  H: 'i cuori ti mettono in mano l’altra carta',
  S: 'le picche scavano',
  D: 'i quadri pescano',
  C: 'i fiori guardano avanti',
}

const deedOf = (card: Card): string =>
  `${capital(theCard(card))}: ${rankOf(card) === 'A' ? 'un asso non fa niente' : DOES[suitOf(card)]}.`

export const drillText = {
  title: 'Le coppie e che cosa fanno',
  find: (top: Card): TaskWords => ({
    task: `Quali delle tue carte fanno coppia ${cardWith('con', top)}? Toccale tutte.`,
    hint: 'Fa coppia una carta di valore uguale o più alto, o dello stesso seme. Un asso, in mano o scoperto, fa coppia con tutto.',
    done: 'Quelle fanno coppia, nessun’altra.',
    otherwise: 'Fanno coppia le carte con il bordo: stesso seme, valore uguale o più alto, oppure un asso.',
  }),
  valid: (card: Card, top: Card, reason: PairReason | null): TaskWords => {
    const why = reason ? WHY[reason] : 'La tua carta è più bassa e di un altro seme, e nessuna delle due è un asso.'
    return {
      task: `${capital(theCard(card))} può far coppia ${cardWith('con', top)}?`,
      hint: 'Basta una di tre cose: il valore, il seme o un asso.',
      done: why,
      otherwise: why,
    }
  },
  /** `left`: the number of cards below the face-up card; null if the deck has enough for any pair. */
  pair: (card: Card, top: Card, left: number | null, ask: string): TaskWords => {
    const end =
      left === null
        ? ''
        : left === 1
          ? ' Nel mazzo resta solo un’altra carta.'
          : left === 0
            ? ' Nel mazzo non restano altre carte.'
            : ` Nel mazzo restano solo altre ${numberWord(left)} carte.`
    const why = `${deedOf(card)} ${deedOf(top)}`
    return {
      task: `Fai una coppia con ${theCard(card)} e ${theCard(top)}.${end} ${ask}`,
      hint: 'Le picche scavano, i quadri pescano, i fiori guardano: ogni carta per sé.',
      done: why,
      otherwise: why,
    }
  },
  asked: 'L’arbitro ti chiede quale seme agisce prima?',
  discarded: 'Quante carte vanno sugli scarti, comprese quelle scavate?',
  held: (count: number): string =>
    count === 1
      ? 'Ora hai in mano 1 carta. Quante ne avrai dopo?'
      : `Ora hai in mano ${count} carte. Quante ne avrai dopo?`,
} as const
