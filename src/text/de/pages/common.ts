import { counted } from '../lists.ts'

export const PAGES = {
  app: 'Tableside',
  skip: 'Zum Inhalt',
  home: 'Startseite',
  back: 'Zurück',
  backToTable: 'Zurück zum Tisch',
  next: 'Weiter',

  start: {
    fresh: 'Neues Spiel',
    learn: (due: number): string => (due === 0 ? 'Lernen' : `Lernen: ${counted(due, 'Frage', 'Fragen')} fällig`),
    book: 'Partienbuch',
    more: 'Mehr',
  },

  unknown: {
    title: 'Seite nicht gefunden',
    page: 'Zu dieser Adresse gibt es keine Seite.',
    game: 'Ein Spiel mit diesem Namen gibt es nicht.',
  },

  book: { title: 'Partienbuch' },
  person: { title: 'Ein Spieler' },
  replay: { title: 'Nachspielen' },
  result: { title: 'Ergebnisblatt' },
  link: { title: 'Partie aus einem Link' },
  damaged: { title: 'Beschädigter Link' },
  take: { title: 'Von anderem Telefon' },
  read: { title: 'Code lesen' },
  follow: { title: 'Einer Partie zuschauen' },
  join: { title: 'Beim Spielabend mitmachen' },

  fresh: {
    how: 'Anleitung',
    title: 'Neues Spiel',
    which: 'Welches Spiel liegt auf dem Tisch?',
    refused: 'So kann kein Spiel beginnen.',
  },

  table: { title: 'Tisch' },

  rulebook: { title: 'Regelheft' },

  learn: { title: 'Spielen lernen', drill: 'Üben', deck: 'Lernen mit echten Karten' },

  again: { title: 'Auffrischen' },

  settings: { title: 'Einstellungen' },

  about: { title: 'Über Tableside' },
} as const
