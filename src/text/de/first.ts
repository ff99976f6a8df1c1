import type { Suit } from '../../engine/cards.ts'
import { ONE_OF } from './lists.ts'

export const FIRST_WORDS = {
  choose: 'Oder wähl ein Spiel',
  yours: 'Dein Stapel',
  other: 'Stapel von Ben',
  next: 'Weiter',
  skip: 'Überspringen',
  rulebook: 'Regelheft',
  play: 'Spielen',
  own: 'Mit eigenen Karten',
  setUp: 'Spiel einrichten',
  board: (place: number, count: number): string => `Aufgabe ${place} von ${count}`,
  at: (card: string, square: string): string => `${card} auf ${square}`,
  suit: (suit: Suit, square: string): string => `${ONE_OF[suit]} auf ${square}`,
  free: (square: string): string => `freies Feld ${square}`,
  pile: (label: string, figure: string): string => `${label}: ${figure}`,
} as const
