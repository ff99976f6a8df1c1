import type { Introduction, Title } from '../../contract/rulebook.ts'

export const TITLE: Title = {
  title: 'Wellsix',
  tagline: 'Sechs in einer Reihe, zu zweit: anlegen, tauschen, schlagen und auf die Lücke achten.',
  aim: 'Bring sechs Karten deiner Farbe, Rot oder Schwarz, in einer Zeile oder Spalte nebeneinander.',
}

export const INTRODUCTION: Introduction = {
  ...TITLE,
  before: 'Einer nimmt die roten Karten, der andere die schwarzen. Zuerst spielt Rot mit Herz und Schwarz mit Pik.',
}
