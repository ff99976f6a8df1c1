import type { Introduction, Title } from '../../contract/rulebook.ts'

export const TITLE: Title = {
  title: 'Wellsix',
  tagline: 'In due: posa, scambia e cattura carte per averne sei in fila.',
  aim: 'Metti in fila sei carte del tuo colore in una riga o in una colonna.',
}

export const INTRODUCTION: Introduction = {
  ...TITLE,
  before: 'Un giocatore prende le carte rosse, l’altro le nere. Si comincia con i cuori e con le picche.',
}
