import type { TaskWords } from '../../contract/lessons.ts'
import type { Card } from '../../../engine/cards.ts'
import { theCard } from '../card-words.ts'
import { cardsInWords } from '../grammar.ts'
import { capital, listOf, numberWord, numeral } from '../lists.ts'

/** Notes for guided games. Each is shown when something first occurs, and has at most ten words. */
export const guideText = {
  welcome: 'Hai le carte rosse. Posa le carte di cuori accanto a quelle sul tavolo.',
  beside: 'Ogni carta deve toccarne un’altra per un lato.',
  'last-of-opening': 'L’ultimo turno dell’apertura è di una carta.',
  main: 'Arriva il secondo seme. Ora puoi anche catturare.',
  'two-moves': 'Da ora un turno è di due mosse.',
  four: 'L’altro ha quattro carte in fila e due mosse: blocca la fila.',
  capture: 'Una carta cattura una carta accanto che vale uno di meno.',
  isolate: 'Resta solo il gruppo più grande.',
  keep: 'Due gruppi sono i più grandi: scegli quale resta.',
  switch: 'Due carte si sono scambiate di posto. È una mossa.',
  exchange: 'Una carta torna in mano, un’altra va al suo posto.',
  quiet: 'Dieci turni senza catture chiudono la partita.',
  'game-over': 'Una fila fa 30 punti, ogni carta catturata uno.',
} as const satisfies Readonly<Record<string, string>>

/** How a first game is set up with real cards. */
export const setUpText = {
  sort: 'Dividi un mazzo nei suoi quattro semi. Metti da parte, in due mazzetti, i tuoi quadri e i fiori di Ben. Si comincia con cuori e picche.',
  /** A row with its free squares, from the leftmost column of the layout. */
  row: (row: number, cards: readonly (Card | null)[]): string => {
    const words: string[] = []
    let free = 0
    for (const card of cards) {
      if (card !== null && free > 0)
        words.push(`${numberWord(free)} ${free === 1 ? 'casella libera' : 'caselle libere'}`)
      if (card !== null) words.push(theCard(card))
      free = card === null ? free + 1 : 0
    }
    return `Riga ${numeral(row)}, da sinistra e a faccia in su: ${listOf(words)}.`
  },
  hands: 'Le carte di cuori che restano sono la tua mano, quelle di picche che restano sono la mano di Ben.',
} as const

export const hintText = {
  wins: 'Completa la fila di sei e vince.',
  oneMore: 'Cinque carte in fila: un’altra la completa.',
  blocks: (length: number): string => `Blocca una fila di ${numberWord(length)} carte.`,
  seizes: (count: number): string => `Cattura ${cardsInWords(count)}.`,
  line: (length: number): string => `${capital(numberWord(length))} carte in fila, con posto per sei.`,
  beginning: 'Da qui può nascere una fila.',
  aims: 'Poi un’altra mossa può catturare una carta.',
  saves: 'Mette una carta al sicuro da un’altra che può catturarla.',
} as const

export const diagramText = {
  record:
    'Il 9 è in (0, 0). La casella alla sua destra è (1, 0); quella sopra è (0, 1). A sinistra e in basso i numeri sono negativi.',
} as const

export const drillText = {
  title: 'Le catture e che cosa isolano',
  none: 'Nessuna',
  takes: (card: string, other: string): string => `${card} cattura ${other}`,
  next: (splits: boolean): TaskWords => {
    const why = splits
      ? 'La carta che si sposta era l’unico legame tra due parti.'
      : 'Qualunque carta si muova, tutto quello che resta è ancora unito.'
    return {
      task: 'Quale di queste catture divide la griglia?',
      hint: 'Quale carta è l’unico legame tra due parti?',
      done: why,
      otherwise: why,
    }
  },
  valid: (card: string, other: string, may: boolean): TaskWords => {
    const why = may
      ? `Una carta ne cattura una che vale uno di meno: ${card} può catturare ${other}.`
      : `Una carta ne cattura una che vale uno di meno: ${card} non può catturare ${other}.`
    return {
      task: `${capital(card)} può catturare ${other}?`,
      hint: 'Ricorda: un asso cattura un re.',
      done: why,
      otherwise: why,
    }
  },
  find: {
    task: 'Tocca ogni carta di Ada che può catturare un’altra carta.',
    hint: 'Si possono catturare anche le carte rosse vicine.',
    done: 'Sono quelle carte e nessun’altra.',
    otherwise: 'Le carte con il bordo hanno accanto una carta che vale uno di meno.',
  },
  score: (card: string, other: string): TaskWords => ({
    task: `Turno di Ada: ${card} cattura ${other}. Quante carte cattura Ada in tutto?`,
    hint: 'Quali carte sono unite al resto solo dalla carta che si sposta?',
    done: 'La carta catturata, se è nera, e ogni carta nera che resta isolata.',
    otherwise: 'Conta la carta catturata, se è nera, e ogni carta nera che resta isolata.',
  }),
} as const
