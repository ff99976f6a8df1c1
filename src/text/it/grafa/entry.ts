import type { Card } from '../../../engine/cards.ts'
import { numberWord } from '../lists.ts'
import { WORDS as UI } from '../ui.ts'

export const ENTRY = {
  name: 'Nome',
  player: 'Giocatore',
  own: 'Inserisci le carte',
  goOn: (count: number): string => `Continua a inserire: ${count} su 6`,
  dealt: 'Dai nell’app',
  codeHint: 'Per rigiocare un mazzo o giocare quello di un amico.',

  back: 'Indietro',
  begin: 'Inizia',
  draw: 'Mescola, pesca cinque carte e inseriscile.',
  drawMore: (count: number): string =>
    count === 1 ? 'Manca una carta della tua mano.' : `Mancano ${numberWord(count)} carte della tua mano.`,
  turn: 'Gira a faccia in su la carta in cima al mazzo. Che carta è?',
  ready: 'Ci sono tutte e sei le carte.',
  hand: 'Mano',
  faceUp: 'Scoperta',
  slot: (card: Card | null, place: number): string =>
    `${place < 5 ? `Carta ${place + 1} della mano` : 'Carta scoperta'}, ${card ? `${UI.card(card)}, togli` : 'da inserire'}`,
} as const
