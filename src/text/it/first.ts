import type { Suit } from '../../engine/cards.ts'
import { oneCardOf } from './lists.ts'

export const FIRST_WORDS = {
  choose: 'Oppure scegli un gioco',
  yours: 'Tuo mazzetto',
  other: 'Mazzetto di Ben',
  next: 'Avanti',
  skip: 'Salta',
  rulebook: 'Regole',
  play: 'Gioca una partita',
  own: 'Con le tue carte',
  setUp: 'Prepara una partita',
  board: (place: number, count: number): string => `Compito ${place} di ${count}`,
  at: (card: string, square: string): string => `${card} in ${square}`,
  suit: (suit: Suit, square: string): string => `${oneCardOf(suit)} in ${square}`,
  free: (square: string): string => `casella libera in ${square}`,
  pile: (label: string, figure: string): string => `${label}: ${figure}`,
} as const
