import type { Card } from '../../../engine/cards.ts'
import { WORDS as UI } from '../ui.ts'

export const ENTRY = {
  name: 'Name',
  player: 'Spieler',
  own: 'Deine Karten eintragen',
  goOn: (count: number): string => `Weiter eintragen: ${count} von 6`,
  dealt: 'In der App austeilen',
  codeHint: 'Damit spielst du dieselben Karten noch einmal oder die von Freunden.',

  back: 'Zurück',
  begin: 'Beginnen',
  draw: 'Misch, zieh fünf Karten, und trag sie ein.',
  drawMore: (count: number): string =>
    count === 1 ? 'Noch eine Karte aus deiner Hand.' : `Noch ${count} Karten aus deiner Hand.`,
  turn: 'Deck die oberste Karte des Stapels auf. Welche ist es?',
  ready: 'Alle sechs sind eingetragen.',
  hand: 'Hand',
  faceUp: 'Offen',
  slot: (card: Card | null, place: number): string =>
    `${place < 5 ? `Karte ${place + 1} der Hand` : 'Offene Karte'}, ${card ? `${UI.card(card)}, herausnehmen` : 'noch einzutragen'}`,
} as const
