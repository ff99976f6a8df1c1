import type { Suit } from '../../../engine/cards.ts'
import { SUIT_NAMES } from '../lists.ts'

export const PHOTO = {
  way: 'Da una foto',
  title: 'Da una foto',
  how: [
    'Tieni il telefono sopra il tavolo: nella foto ci devono essere tutte le 48 carte, e nessun’altra.',
    'Controlla che le carte lette siano giuste prima di usarle.',
    'La foto resta su questo dispositivo e sparisce quando lasci questa pagina.',
  ],
  compare: 'Confronta con una foto',
  compareWay: 'Da una foto (beta)',
  howHeld: [
    'Tieni il telefono sopra il tavolo: nella foto ci deve essere tutta la griglia.',
    'Un segno mostra dove le carte sono diverse da quelle nell’app. Controlla quelle caselle prima di correggere.',
    'La foto resta su questo dispositivo e sparisce quando lasci questa pagina.',
  ],
  same: 'Nella foto le carte sono uguali a quelle nell’app.',
  aim: 'Inquadra tutte le 48 carte. La foto resta su questo dispositivo.',
  aimHeld: 'Inquadra tutta la griglia. La foto resta su questo dispositivo.',
  take: 'Fai una foto',
  choose: 'Scegli un’immagine',
  shoot: 'Scatta',
  camera: 'Quello che vede la fotocamera',
  noCamera: 'Qui la fotocamera non si può usare. Fai la foto fuori dall’app, poi scegli qui l’immagine.',
  opening: 'L’app sta aprendo la foto.',
  corners: {
    searching: 'L’app sta cercando le carte.',
    guess: 'Questi angoli sono una stima. Trascinali sugli angoli esterni delle carte d’angolo.',
    player: 'Sono tutti e quattro sugli angoli esterni delle carte d’angolo? Allora leggi le carte.',
  },
  dark: 'Questa foto è scura: con più luce le carte si leggono meglio.',
  slanted: 'Questa foto è scattata troppo di lato: dall’alto le carte si leggono meglio.',
  bent: 'Gli angoli si incrociano: trascina ognuno sul suo angolo della griglia.',
  corner: (corner: number): string => `Angolo ${CORNERS[corner] ?? ''}`,
  cornerHelp: 'Con le frecce sposti l’angolo; con Maiusc lo sposti di più.',
  place: 'Metti gli angoli',
  read: 'Leggi le carte',
  reading: (part: number): string => `Lettura delle carte: ${Math.round(part * 100)}%`,
  progress: 'Lettura della foto',
  another: 'Un’altra foto',
  unreadable: 'Questo file non si può leggere come immagine. Scegli un JPEG o un PNG.',
  tooLarge: 'Questo file è troppo grande per una foto: al massimo 30 MB.',
  noLayout: (columns: number, rows: number): string =>
    `Nella foto l’app non trova ${columns} per ${rows} carte a faccia in su. Controlla gli angoli o fai un’altra foto dall’alto, con una buona luce.`,
  astray: 'La stessa carta è in due caselle. Trascina gli angoli sugli angoli esterni delle carte d’angolo.',
  failed: 'Il lettore di foto non si carica. Inserisci le carte a mano, o riprova più tardi.',
  sure: 'Nessuna carta è in dubbio.',
  look: (cell: string, at: number, count: number): string => `Che cosa c’è in ${cell}? Dubbio ${at} di ${count}.`,
  crop: (cell: string): string => `${cell} nella foto`,
  right: (suit: Suit): string => `È di ${SUIT_NAMES[suit]}`,
  skip: 'Lascia in dubbio',
} as const

const CORNERS = ['in alto a sinistra', 'in alto a destra', 'in basso a destra', 'in basso a sinistra']
