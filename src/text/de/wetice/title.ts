import type { Introduction, Title } from '../../contract/rulebook.ts'

export const TITLE: Title = {
  title: 'WetIce',
  tagline: 'Tausch zwei Karten, bilde eine Reihe, lass die anderen nachrutschen.',
  aim: 'Bring drei einer Farbe in eine Reihe, und sammle die meisten Karten.',
}

export const INTRODUCTION: Introduction = {
  ...TITLE,
  before: 'Nimm Könige und Joker heraus. Leg sechs Zeilen zu acht Karten offen aus.',
}
