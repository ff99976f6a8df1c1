import { counted } from './lists.ts'

export const MENU = {
  groups: { table: 'Am Tisch', game: 'Dieses Spiel' },
  finish: { label: 'Schritte überspringen', detail: 'Wenn alle Karten schon richtig liegen' },
  correct: { label: 'Auslage korrigieren', detail: 'Auf dem Tisch liegen die Karten anders' },
  illegal: { label: 'Unerlaubten Zug melden', detail: 'Rückgängig, korrigieren oder gelten lassen' },
  watch: { detail: 'Am Telefon oder Fernseher' },
  pause: { label: 'Uhren anhalten', detail: (name: string, time: string): string => `${name}: ${time}` },
  start: { label: 'Uhren starten', detail: 'Die Uhren sind angehalten' },
  help: { label: 'Hilfe holen', detail: 'Tipps, Empfehlungen, Gründe und die Regeln' },
  adviceDetail: 'Der beste Zug, den die App findet',
  log: {
    label: 'Verlauf öffnen',
    detail: (moves: number): string =>
      moves === 0
        ? 'Das Protokoll ansehen oder einen Zug eintippen'
        : `${counted(moves, 'Zug', 'Züge')}: ändern oder zurückgehen`,
  },
  settings: {
    label: 'Tisch einstellen',
    detail: (confirmed: boolean, aloud: boolean): string => {
      const counts = confirmed ? 'Jeder Zug wird bestätigt' : 'Jeder Zug gilt sofort'
      return `${counts}; ${aloud ? 'Meldungen werden vorgelesen' : 'Ton ist aus'}`
    },
    all: 'Alle Einstellungen',
  },
  end: {
    label: 'Spiel beenden',
    detail: 'Es bleibt in deinem Partienbuch',
    later: { label: 'Später weiterspielen', detail: 'Du findest es auf der Startseite und im Partienbuch.' },
    away: { label: 'Archivieren', detail: 'Es verschwindet aus den Listen. Im Partienbuch holst du es zurück.' },
  },
  last: {
    label: 'Letzten Zug ändern',
    detail: 'Der Zug war falsch eingetragen. Oder er war unerlaubt, und alle lassen ihn gelten.',
  },
  rules: 'Die Regeln',
} as const
