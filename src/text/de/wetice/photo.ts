import type { Suit } from '../../../engine/cards.ts'
import { aCardOf } from '../lists.ts'

export const PHOTO = {
  way: 'Vom Foto',
  title: 'Vom Foto',
  how: [
    'Halt das Telefon so über den Tisch, dass alle 48 Karten im Bild sind und keine anderen.',
    'Du prüfst, was gelesen wurde, bevor es gilt.',
    'Das Foto bleibt auf diesem Gerät und wird gelöscht, wenn du diese Seite verlässt.',
  ],
  compare: 'Mit Foto vergleichen',
  compareWay: 'Vom Foto (Beta)',
  howHeld: [
    'Halt das Telefon so über den Tisch, dass jedes Feld im Bild ist.',
    'Was anders ist als in der App, wird markiert, und du prüfst es, bevor es gilt.',
    'Das Foto bleibt auf diesem Gerät und wird gelöscht, wenn du diese Seite verlässt.',
  ],
  same: 'Auf dem Foto liegt alles wie in der App.',
  aim: 'Alle 48 Karten müssen ins Bild. Das Foto bleibt auf diesem Gerät.',
  aimHeld: 'Die ganze Auslage muss ins Bild. Das Foto bleibt auf diesem Gerät.',
  take: 'Foto machen',
  choose: 'Bild wählen',
  shoot: 'Auslösen',
  camera: 'Was die Kamera sieht',
  noCamera: 'Die Kamera geht hier nicht. Mach das Foto mit der Kamera-App des Telefons, und wähl es dann aus.',
  opening: 'Das Foto wird geöffnet.',
  corners: {
    searching: 'Die Karten werden gesucht.',
    guess: 'Diese Ecken sind geschätzt. Zieh sie auf die äußeren Ecken der Eckkarten.',
    player: 'Liegen alle vier richtig, auf den äußeren Ecken der Eckkarten? Dann tippe auf „Karten lesen“.',
  },
  dark: 'Dieses Foto ist dunkel: Mit mehr Licht sind weniger Karten unsicher.',
  slanted: 'Dieses Foto ist schräg aufgenommen: Von oben sind weniger Karten unsicher.',
  bent: 'Die Ecken sind vertauscht: Zieh jeden Punkt auf seine Ecke der Auslage.',
  corner: (corner: number): string => `Ecke ${CORNERS[corner] ?? ''}`,
  cornerHelp: 'Die Pfeiltasten bewegen sie, mit der Umschalttaste in größeren Schritten.',
  place: 'Ecken setzen',
  read: 'Karten lesen',
  reading: (part: number): string => `Die Karten werden gelesen: ${Math.round(part * 100)}\u00a0%`,
  progress: 'Fortschritt beim Lesen',
  another: 'Anderes Foto',
  unreadable: 'Diese Datei ist kein lesbares Bild. Wähl ein JPEG oder PNG.',
  tooLarge: 'Diese Datei ist zu groß für ein Foto: höchstens 30\u00a0MB.',
  noLayout: (columns: number, rows: number): string =>
    `Das sieht nicht nach ${columns} mal ${rows} offenen Karten aus. Prüf die Ecken, oder mach ein neues Foto von oben, bei gutem Licht.`,
  astray: 'Eine Karte wurde auf zwei Feldern gefunden. Zieh die Ecken auf die äußeren Ecken der Eckkarten.',
  failed: 'Die Fotoerkennung lässt sich nicht laden. Trag die Karten selbst ein, oder versuch es später noch einmal.',
  sure: 'Alle Karten sind sicher erkannt.',
  look: (cell: string, at: number, count: number): string => `Was liegt auf ${cell}? ${at} von ${count} unsicheren.`,
  crop: (cell: string): string => `${cell} auf dem Foto`,
  right: (suit: Suit): string => `Es ist ${aCardOf(suit)}`,
  skip: 'Unbekannt lassen',
} as const

const CORNERS = ['oben links', 'oben rechts', 'unten rechts', 'unten links']
