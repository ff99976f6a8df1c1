import type { TaskWords } from '../../contract/lessons.ts'
import type { Card } from '../../../engine/cards.ts'
import { theCard } from '../card-words.ts'
import { cardsInWords } from '../grammar.ts'
import { capital, listOf, numberWord, numeral } from '../lists.ts'

/** Notes for guided games. Each is shown when something first occurs, and has at most ten words. */
export const guideText = {
  welcome: 'Du spielst Rot. Leg ein Herz neben irgendeine Karte.',
  beside: 'Jede Karte muss eine andere an einer Kante berühren.',
  'last-of-opening': 'Am Ende der Eröffnung ist es nur eine Karte.',
  main: 'Deine zweite Farbe kommt dazu. Jetzt kannst du schlagen.',
  'two-moves': 'Von jetzt an machst du jedes Mal zwei Züge.',
  four: 'Vier in einer Reihe, noch zwei Züge: Versperr den Platz.',
  capture: 'Eine Karte schlägt eine benachbarte, die um eins niedriger ist.',
  isolate: 'Nur die größte Gruppe bleibt liegen.',
  keep: 'Die größten Gruppen sind gleich groß: Wähl, welche bleibt.',
  switch: 'Zwei Karten haben die Plätze getauscht: ein Zug.',
  exchange: 'Handtausch: eine Karte zurück, eine andere auf ihr Feld.',
  quiet: 'Wird zehn Doppelzüge nacheinander keine gegnerische Karte geschlagen, ist das Spiel aus.',
  'game-over': 'Sechs in einer Reihe bringen 30 Punkte, sonst zählt der Stapel.',
} as const satisfies Readonly<Record<string, string>>

/** How a first game is set up with real cards. */
export const setUpText = {
  sort: 'Sortiere ein Kartenspiel nach den vier Farben. Karo gehört dir, Kreuz gehört Ben: Leg beide für später beiseite. Zuerst kommen Herz und Pik.',
  /** A row with its free squares, from the leftmost column of the layout. */
  row: (row: number, cards: readonly (Card | null)[]): string => {
    const words: string[] = []
    let free = 0
    for (const card of cards) {
      if (card !== null && free > 0) words.push(free === 1 ? 'ein freies Feld' : `${numberWord(free)} freie Felder`)
      if (card !== null) words.push(theCard(card))
      free = card === null ? free + 1 : 0
    }
    return `Leg Zeile ${numeral(row)} offen aus. Von links: ${listOf(words)}.`
  },
  hands: 'Die übrigen Herz sind deine Hand, und die übrigen Pik sind die von Ben.',
} as const

export const hintText = {
  wins: 'Damit sind es sechs in einer Reihe, und du gewinnst.',
  oneMore: 'Fünf von sechs: Es fehlt nur noch eine Karte.',
  blocks: (length: number): string => `Das hält eine Reihe von ${length === 1 ? 'einer' : numberWord(length)} auf.`,
  seizes: (count: number): string =>
    `${capital(cardsInWords(count))} ${count === 1 ? 'kommt' : 'kommen'} auf den Stapel.`,
  line: (length: number): string =>
    `${length === 1 ? 'Eine' : capital(numberWord(length))} in einer Reihe, mit Platz für sechs.`,
  beginning: 'Von hier aus lässt sich eine Reihe bauen.',
  aims: 'Einen Zug später lässt sich etwas schlagen.',
  saves: 'Das bringt eine Karte in Sicherheit, die sonst geschlagen werden könnte.',
} as const

export const diagramText = {
  record:
    'Die 9 liegt auf (0, 0). Das Feld rechts daneben ist (1, 0), das Feld oberhalb der 9 ist (0, 1). Nach links und nach unten sind die Zahlen negativ.',
} as const

const accusative = (card: string): string => card.replace(/^der /, 'den ').replace(/Bube$/, 'Buben')

export const drillText = {
  title: 'Schlagen und Abtrennen',
  none: 'Keine davon',
  takes: (card: string, other: string): string => `${card} schlägt ${accusative(other)}`,
  next: (splits: boolean): TaskWords => {
    const why = splits
      ? 'Die Karte, die wegging, war die einzige Verbindung zwischen zwei Teilen.'
      : 'Welche Karte auch weggeht, der Rest hängt immer noch zusammen.'
    return {
      task: 'Bei welchem Schlag zerfällt die Auslage?',
      hint: 'Welche Karte ist die einzige Verbindung zwischen zwei Teilen?',
      done: why,
      otherwise: why,
    }
  },
  valid: (card: string, other: string, may: boolean): TaskWords => {
    const why = `Eine Karte schlägt, was um genau eins niedriger ist: ${capital(card)} schlägt ${accusative(other)}${may ? '' : ' nicht'}.`
    return {
      task: `Darf ${card} ${accusative(other)} schlagen?`,
      hint: 'Denk daran: Ein Ass schlägt nur einen König.',
      done: why,
      otherwise: why,
    }
  },
  find: {
    task: 'Tippe auf jede Karte von Ada, die etwas schlagen kann.',
    hint: 'Auch rote Nachbarn zählen.',
    done: 'Diese können es und keine anderen.',
    otherwise: 'Die umrandeten Karten liegen neben einer Karte, die um genau eins niedriger ist.',
  },
  score: (card: string, other: string): TaskWords => ({
    task: `Ada ist dran: ${card} schlägt ${accusative(other)}. Wie viele Karten kommen insgesamt auf den Stapel von Ada?`,
    hint: 'Was hängt an dem Feld, das leer wird?',
    done: 'Die geschlagene Karte, wenn sie schwarz ist, und jede schwarze Karte, die abgetrennt wird.',
    otherwise: 'Zähl die geschlagene Karte, wenn sie schwarz ist, und jede schwarze, die abgetrennt wird.',
  }),
} as const
