import { cardName } from '../card-words.ts'
import type { Level } from '../../../analysis/advice.ts'
import type { Card } from '../../../engine/cards.ts'
import type { ColourRule, Deal } from '../../../engine/wellsix/types.ts'
import { pronounFor } from '../grammar.ts'
import { counted } from '../lists.ts'
import type { Stage } from '../../../games/wellsix/entry/draft.ts'
import { RECORD } from '../entry.ts'

export const ENTRY = {
  players: 'Spieler',
  opens: 'beginnt',
  games: 'Spiele',
  inGames: (games: number): string => counted(games, 'Spiel', 'Spiele'),
  fixed: 'Farben bleiben gleich',
  overlooks: {
    easy: 'Die App schlägt, was neben ihren Karten liegt, sieht aber weder, was sie damit abtrennt, noch womit du drohst.',
    middling: 'Die App bedenkt ihren nächsten Zug und die Auslage danach, aber nicht deine Antwort.',
    strong: 'Die App bedenkt ihren Doppelzug und deine Antwort und sucht nach erzwungenen Reihen.',
  } satisfies Record<Level, string>,
  colours: { legend: 'Farben', alternate: 'Wer eröffnet, spielt Rot', fixed: 'Wie im ersten Spiel' } satisfies Record<
    ColourRule | 'legend',
    string
  >,
  way: {
    play: 'Start',
    text: RECORD.title,
    running: 'Laufendes Spiel',
    goOn: (count: number): string => `Weiter: ${counted(count, 'Karte', 'Karten')}`,
  },
  titles: {
    choices: 'Wellsix',
    table: 'Die Auslage jetzt',
    rest: 'Zug und Stapel',
    text: RECORD.title,
  } satisfies Record<Stage, string>,

  count: (count: number): string => `${count} von 52`,
  table: 'Auslage',
  red: 'Rote Karten',
  black: 'Schwarze Karten',
  undo: 'Rückgängig',
  begin: 'Tippe auf eine Karte, dann auf ihr Feld. Fang mit irgendeiner an.',
  on: (count: number): string => `${counted(count, 'Karte liegt', 'Karten liegen')} in der Auslage.`,
  chosen: (card: Card): string => `${cardName(card)}: Wo liegt ${pronounFor(card)}?`,
  chosenPlace: 'Welche Karte liegt hier?',
  chosenCard: (card: Card): string => `${cardName(card)}: Tippe auf das richtige Feld oder auf die richtige Karte.`,
  takeOff: 'Herausnehmen',
  toRest: 'Zug und Stapel',
  start: 'Start',

  phase: { legend: 'Phase', opening: 'Eröffnung', main: 'Hauptphase' } satisfies Record<
    Deal['phase'] | 'legend',
    string
  >,
  turn: 'Wer ist dran',
  moves: { legend: 'Züge übrig', 1: 'einer', 2: 'zwei' },
  quiet: 'Stille Doppelzüge',
  seizing: { legend: 'In diesem Doppelzug geschlagen', no: 'nein', yes: 'ja' },
  seized: 'Geschlagen: Tippe auf die Karten, die auf den Stapeln liegen.',
  pile: (name: string, count: number): string => `${name} hat ${count} geschlagen`,

  text: {
    label: 'Das Protokoll einer Partie',
    example: 'game wellsix\nplayers Ann, Ben\nplay\nplace 7H 0,0\n…',
    hint: 'Füg ein Protokoll ein, oder öffne eine Datei.',
  },
} as const
