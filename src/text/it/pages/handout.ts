import { counted, LANGUAGE } from '../lists.ts'
import type { Level } from '../../../analysis/advice.ts'
import { TABLE_WORDS } from '../table.ts'
import { WORDS as UI } from '../ui.ts'

const GOING_OUT = {
  copied: 'Copiato',
  notCopied: 'Qui non si può copiare.',
  notShared: 'Qui non si può condividere. Prova a salvare.',
} as const

export const HANDOUT = {
  share: 'Condividi',
  more: (count: number): string => (count === 1 ? 'e un altro' : `e altri ${count}`),
  /** `Ann: Punti 3, Giocate 2`. */
  row: ([, ...columns]: readonly string[], [name = '', ...cells]: readonly string[]): string =>
    `${name === '' ? '' : `${name}: `}${cells.map((cell, i) => `${columns[i] ?? ''} ${cell}`.trim()).join(', ')}`,
  curve: (name: string, last: number): string => `${name} ${last}`,
  curves: (lines: readonly (readonly [name: string, last: number])[]): string =>
    lines.map(([name, last]) => `${name} ${last}`).join(', '),
  moves: (count: number): string => `mossa ${count}`,
  noPicture: 'Questo browser non può creare l’immagine. Stampa la pagina o copia il testo.',
  sharePicture: 'Condividi un’immagine',
  savePicture: 'Salva un’immagine',
  copyText: 'Copia il testo',
  copyLink: 'Copia un link',
  shareLink: 'Condividi un link',
  tooLong: 'È troppo lungo per un link. Manda l’immagine o il testo.',
  shown: 'Qualcuno l’ha condiviso con te. Non è salvato nel tuo diario.',
  print: 'Stampa',
  ...GOING_OUT,
  made: 'Tableside',
} as const

export const RESULT = {
  title: 'Foglio del risultato',
  opening: 'Apertura della partita',
  date: (from: number, to: number): string => {
    const format = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short' })
    return format.formatRange(from, to)
  },
  units: { hand: 'Mano', game: 'Partita' },
  rules: 'Regole della casa',
  irregular: 'Mosse irregolari che valgono lo stesso',
  corrections: 'Correzioni delle carte',
  none: 'Niente',
  move: (place: number, words: string): string => `${place + 1}. ${words}`,
  undone: 'Mosse annullate o modificate',
  undoneCount: (count: number): string => counted(count, 'mossa', 'mosse'),
  app: 'Posti giocati dall’app',
  playedBy: (name: string, level: Level): string => `${name} (${UI.level[level]})`,
  help: 'Aiuto',
  helpOff: 'No, come deciso insieme',
  helped: (name: string, count: number): string =>
    `${name} ha chiesto aiuto ${count === 1 ? 'una volta' : `${count} volte`}`,
  time: 'Tempo usato',
  used: (name: string, seconds: number, over: number): string =>
    `${name} ${TABLE_WORDS.clock.time(seconds)}${over > 0 ? `, oltre il tempo di ${TABLE_WORDS.clock.time(over)}` : ''}`,
  notes: 'Note',
  signed: 'Confermato da',
  curve: 'I punti, mossa dopo mossa',
  lay: 'Le carte alla fine',
  waits: 'non ha ancora confermato.',
  confirmed: 'ha confermato',
  /** The label of the button that confirms for all of these players. */
  agree: (names: readonly string[]): string =>
    names.length === 2 ? 'Siamo d’accordo' : names.length === 1 ? `${names[0]} è d’accordo` : 'Siamo tutti d’accordo',
  oneByOne: 'Conferma uno per uno o protesta',
  confirm: (name: string): string => `${name} conferma`,
  noProtest: 'Nessuna protesta',
  protestBy: (name: string): string => `Protesta di ${name}`,
  word: (name: string): string => `Che cosa dice ${name}? Va sul foglio. Puoi anche non scrivere niente.`,
  note: 'Aggiungi al foglio',
  notNoted: 'Non è stato salvato: questa partita è aperta in un’altra finestra.',
  signedBy: (name: string, words: string): string => `${name} ${words}`,
  save: 'Salva il registro',
  share: 'Condividi il registro',
  ...GOING_OUT,
} as const
