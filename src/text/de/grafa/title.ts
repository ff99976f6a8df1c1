import type { Introduction, Title } from '../../contract/rulebook.ts'

export const TITLE: Title = {
  title: 'Grafa',
  tagline: 'Allein gegen einen Stapel: Bilde Paare, und grabe, so tief du kannst.',
  aim: 'Bilde Paare mit den Karten des Stapels, und leg so viele wie möglich ab.',
}

export const INTRODUCTION: Introduction = {
  ...TITLE,
  before: 'Misch alle 52 Karten, und zieh fünf. Deck die oberste Karte des Stapels auf.',
}
