import type { Introduction, Title } from '../../contract/rulebook.ts'

export const TITLE: Title = {
  title: 'A Lifelike Tennis',
  tagline: 'Vier Plätze, ein Netz: Spiel eine Karte, die darüber kommt.',
  aim: 'Komm über das Netz: mit einer Karte, die höher ist als der Unterschied der zwei davor.',
}

export const INTRODUCTION: Introduction = {
  ...TITLE,
  before: 'Jeder bekommt dreizehn Karten. Die Karten des Geistes zeigen zu den anderen.',
}
