import { counted, LANGUAGE } from '../lists.ts'
import type { Level } from '../../../analysis/advice.ts'
import { TABLE_WORDS } from '../table.ts'
import { WORDS as UI } from '../ui.ts'

const GOING_OUT = {
  copied: 'Kopiert',
  notCopied: 'Kopieren geht hier nicht.',
  notShared: 'Teilen geht hier nicht, Speichern schon.',
} as const

export const HANDOUT = {
  share: 'Teilen',
  more: (count: number): string => `und ${count} weitere`,
  /** `Ann: Punkte 3, Partien 2`. */
  row: ([, ...columns]: readonly string[], [name = '', ...cells]: readonly string[]): string =>
    `${name === '' ? '' : `${name}: `}${cells.map((cell, i) => `${columns[i] ?? ''} ${cell}`.trim()).join(', ')}`,
  curve: (name: string, last: number): string => `${name} ${last}`,
  curves: (lines: readonly (readonly [name: string, last: number])[]): string =>
    lines.map(([name, last]) => `${name} ${last}`).join(', '),
  moves: (count: number): string => `nach ${count}`,
  noPicture: 'Dieser Browser kann das Bild nicht erstellen. Druck die Seite, oder kopiere den Text.',
  sharePicture: 'Bild teilen',
  savePicture: 'Bild speichern',
  copyText: 'Text kopieren',
  copyLink: 'Link kopieren',
  shareLink: 'Link teilen',
  tooLong: 'Das ist zu lang für einen Link. Schick das Bild oder den Text.',
  shown: 'Das wurde mit dir geteilt. In deinem Partienbuch ist es nicht gespeichert.',
  print: 'Drucken',
  ...GOING_OUT,
  made: 'Tableside',
} as const

export const RESULT = {
  title: 'Ergebnisblatt',
  opening: 'Die Partie wird geöffnet',
  date: (from: number, to: number): string => {
    const format = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short' })
    return format.formatRange(from, to)
  },
  units: { hand: 'Spiel', game: 'Spiel' },
  rules: 'Hausregeln',
  irregular: 'Unerlaubte Züge, die gelten',
  corrections: 'Korrekturen der Auslage',
  none: 'Keine',
  move: (place: number, words: string): string => `${place + 1}. ${words}`,
  undone: 'Rückgängig gemacht oder geändert',
  undoneCount: (count: number): string => counted(count, 'Zug', 'Züge'),
  app: 'Von der App gespielt',
  playedBy: (name: string, level: Level): string => `${name} (${UI.level[level]})`,
  help: 'Hilfe',
  helpOff: 'Aus, wie vereinbart',
  helped: (name: string, count: number): string => `${name} hat ${count === 1 ? 'einmal' : `${count}-mal`} gefragt`,
  time: 'Verbrauchte Zeit',
  used: (name: string, seconds: number, over: number): string =>
    `${name} ${TABLE_WORDS.clock.time(seconds)}${over > 0 ? `, ${TABLE_WORDS.clock.time(over)} über der Zeit` : ''}`,
  notes: 'Vermerkt',
  signed: 'Bestätigt von',
  curve: 'Stand, Zug für Zug',
  lay: 'So lagen die Karten am Ende',
  waits: 'hat noch nicht bestätigt.',
  confirmed: 'bestätigt',
  /** The label of the button that confirms for all of these players. */
  agree: (names: readonly string[]): string =>
    names.length === 2 ? 'Beide bestätigen' : names.length === 1 ? `${names[0]} bestätigt` : 'Alle bestätigen',
  oneByOne: 'Einzeln bestätigen oder Protest einlegen',
  confirm: (name: string): string => `${name} bestätigt`,
  noProtest: 'Kein Protest',
  protestBy: (name: string): string => `Protest von ${name}`,
  word: (name: string): string => `Was sagt ${name}? Die Antwort kommt auf das Blatt. Du kannst das Feld leer lassen.`,
  note: 'Aufs Blatt schreiben',
  notNoted: 'Das wurde nicht gespeichert: Die Partie ist in einem anderen Fenster offen.',
  signedBy: (name: string, words: string): string => `${name} ${words}`,
  save: 'Protokoll speichern',
  share: 'Protokoll teilen',
  ...GOING_OUT,
} as const
