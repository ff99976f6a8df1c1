import type { MissingCapability } from '../../../book/capabilities.ts'
import { listOf } from '../lists.ts'

/** `offline` has texts of its own. */
type Lacking = Exclude<MissingCapability, 'offline'>

const MISSING: Readonly<Record<Lacking, string>> = {
  locks: 'der Schutz davor, dass zwei Fenster zugleich schreiben',
  news: 'der Abgleich zwischen Fenstern',
  persist: 'die Zusage, das Partienbuch auch auf vollem Gerät zu behalten',
  copy: 'eine zweite Kopie des Partienbuchs',
  clipboard: 'das Kopieren mit einem Tippen',
  'wake-lock': 'ein Bildschirm, der anbleibt',
}

export const missingCapabilitiesText = (what: readonly Lacking[]): string =>
  `Hier fehlt: ${listOf(what.map(each => MISSING[each]))}.`

export const ABOUT = {
  paragraphs: [
    'Tableside ist ein Schiedsrichter für Kartenspiele am echten Tisch. Die App beurteilt jeden Zug, begründet die Entscheidung und führt den Stand.',
    'Alles bleibt auf diesem Gerät, solange du es nicht teilst. Es gibt kein Konto, und nichts über dich wird gesammelt.',
  ],
  offline: 'Nach dem ersten Besuch läuft die App auch ohne Internet.',
  insecure: 'Diese Adresse ist nicht sicher (https). Darum braucht die App immer ihren Server, und einiges fehlt.',
  private: 'Dieser Browser speichert hier nichts für den Betrieb ohne Netz. Darum braucht die App immer ihren Server.',
  gamesTitle: 'Die Spiele',
  gamesText:
    'Die Spiele gehören denen, die sie erfunden haben. Die Regelhefte erklären die Regeln in eigenen Worten und sagen, wie der Schiedsrichter entscheidet, wo die Regeln etwas offenlassen.',
  photoTitle: 'Karten vom Foto (Beta)',
  photoText:
    'Ein kleines neuronales Netz auf diesem Gerät liest die Farben einer Auslage von einem Foto. Gelernt hat es nur mit gezeichneten Karten. Erprobt wurde es mit 60 Auslagen, zusammengesetzt aus Fotos von Karten, die es nicht kannte. Bei den meisten fand es die Ecken allein. Von über 2.000 Karten, bei denen es sicher war, war keine falsch. Mit Fotos echter Tische wurde es noch nicht erprobt: Vergleiche das Gelesene mit deinen Karten.',
  licenceTitle: 'Lizenz',
  licence: 'Tableside ist freie Software unter der MIT-Lizenz.',
  madeWith:
    'Gemacht mit Vue, Pinia, Vue Router, idb, Valibot, qr und Workbox, alle unter der MIT- oder der ISC-Lizenz.',
} as const

export const FAILURE = {
  title: 'Etwas ist schiefgegangen',
  sentence: 'Diese Seite lässt sich nicht anzeigen.',
  detail:
    'Deine Züge sind gespeichert. Mach von der Startseite aus weiter, oder speichere das ganze Partienbuch als Datei.',
  home: 'Startseite',
  book: 'Partienbuch',
  again: 'Noch einmal',
} as const
