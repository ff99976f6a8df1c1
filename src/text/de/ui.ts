import type { Level } from '../../analysis/advice.ts'
import type { Card, Rank, Suit } from '../../engine/cards.ts'
import { cardName, rankName, theCard } from './card-words.ts'
import { ranksOf } from './grammar.ts'
import { capital, SUIT_NAMES } from './lists.ts'

const LEVELS: Readonly<Record<Level, string>> = { easy: 'leicht', middling: 'mittel', strong: 'stark' }

/** Ranks without an entry are feminine. */
const WHICH: Readonly<Partial<Record<Rank, string>>> = { A: 'Welches', J: 'Welcher', K: 'Welcher' }

/** The texts of the components in `src/ui`. */
export const WORDS = {
  suit: SUIT_NAMES,
  app: 'Tableside',
  level: LEVELS,
  marked: (label: string): string => `${label}, markiert`,
  /** The corner letters of most decks, from the ace down. */
  letters: 'AKDB',
  card: cardName,

  tone: { accepted: 'Gilt', refused: 'Nicht erlaubt', info: 'Hinweis', ask: 'Frage' },
  /** For a move that isn’t confirmed yet. */
  allowed: 'Erlaubt',
  rule: 'Regel',

  step: {
    controls: 'Schritte',
    at: (step: number, count: number): string => `${step} von ${count}`,
    back: 'Schritt zurück',
    next: 'Nächster Schritt',
    last: 'Fertig',
    play: 'Abspielen',
    pause: 'Pause',
    finish: 'Zum Ende',
  },

  player: {
    turn: 'dran',
    score: 'Punkte',
    passed: 'gepasst',
    pile: (count: number, suit: Suit): string => `${count} ${SUIT_NAMES[suit]}`,
  },

  pad: {
    suits: 'Farben',
    ranks: 'Werte',
    count: (count: number, most: number): string => `${count}/${most}`,
    rankName,
    rankKey: (rank: Rank, left: number): string => `${rankName(rank)}, noch ${left}`,
    noneLeft: (rank: Rank): string => `Alle vier ${ranksOf(rank)} sind eingetragen.`,
    rankFirst: 'Tippe zuerst auf den Wert.',
    noSuit: (letter: string): string => `${letter} ist keine Farbe. Tippe p (Pik), h (Herz), d (Karo) oder c (Kreuz).`,
    noCard: (letter: string): string => `${letter} ist keine Karte.`,
    erase: 'Löschen',
    empty: 'Leeres Feld',
  },

  picker: {
    sheet: 'Karten',
    used: (card: Card): string => `${capital(theCard(card))} ist schon eingetragen.`,
    which: (rank: Rank): string => `${WHICH[rank] ?? 'Welche'} der vier ${ranksOf(rank)}?`,
  },

  number: {
    fewer: (label: string): string => `${label}: eins weniger`,
    more: (label: string): string => `${label}: eins mehr`,
  },
  zoom: { all: 'Größe der Auslage', in: 'Größer', out: 'Kleiner', fit: 'Alles zeigen', auto: 'Zum Tippen vergrößern' },

  entry: {
    back: 'Zurück',
    player: (seat: number): string => `Spieler ${seat}`,
    people: 'Spieler im Partienbuch',
    fresh: 'Neuer Name',
    namesake: (name: string): string => `Jemand anders: ${name}`,
    seated: (name: string, seat: number): string => `${name}: Spieler ${seat}`,
    nameOf: (seat: number): string => `Name von Spieler ${seat}`,
    notAName: 'Ein Name braucht einen Buchstaben. Komma, # und unsichtbare Zeichen gehen nicht.',
    begins: 'beginnt',
    written: (name: string): string => `Geschrieben als „${name}“.`,
    whoBegins: (name: string, word: string): string => `${name} ${word}`,
  },

  sheet: { close: 'Schließen' },
  toast: { undo: 'Rückgängig', close: 'Schließen' },
  rounds: { score: 'Stand', total: 'Gesamt' },
  confirm: { yes: 'Bestätigen', no: 'Abbrechen' },
  log: {
    empty: 'Noch keine Züge.',
    irregular: 'unerlaubt, gilt',
    undone: 'rückgängig',
  },
  input: { label: 'Zug eintippen', enter: 'OK' },
} as const
