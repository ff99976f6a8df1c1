import type { Suit } from '../../engine/cards.ts'
import { SUIT_NAMES } from './lists.ts'

/** Texts of the first boards that all games share. */
export const FIRST_WORDS = {
  choose: 'Oppure scegli un gioco',
  yours: 'Tuo mazzetto',
  other: 'Mazzetto di Ben',
  next: 'Avanti',
  skip: 'Salta',
  rulebook: 'Regole',
  play: 'Gioca una partita',
  own: 'Con le tue carte',
  /** For players who know the game. */
  setUp: 'Prepara una partita',
  board: (place: number, count: number): string => `Tavolo ${place} di ${count}`,
  card: (suit: Suit, place: string): string => `${SUIT_NAMES[suit]}, ${place}`,
  free: (place: string): string => `libera, ${place}`,
  pile: (label: string, figure: string): string => `${label}: ${figure}`,
} as const
