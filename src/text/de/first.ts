import type { Suit } from '../../engine/cards.ts'
import { ONE_OF } from './lists.ts'

/** Texts of the first boards that all games share. */
export const FIRST_WORDS = {
  choose: 'Oder wähl ein Spiel',
  yours: 'Dein Stapel',
  other: 'Stapel von Ben',
  next: 'Weiter',
  skip: 'Überspringen',
  rulebook: 'Regelheft',
  play: 'Spielen',
  own: 'Mit eigenen Karten',
  /** For players who know the game. */
  setUp: 'Spiel einrichten',
  board: (place: number, count: number): string => `Bild ${place} von ${count}`,
  card: (suit: Suit, place: string): string => `${ONE_OF[suit]}, ${place}`,
  free: (place: string): string => `frei, ${place}`,
  pile: (label: string, figure: string): string => `${label}: ${figure}`,
} as const
