import type { Introduction, Title } from '../../contract/rulebook.ts'

export const TITLE: Title = {
  title: 'Wellsix',
  tagline: 'For two: place, switch and capture cards to get six in line.',
  aim: 'Line up six cards of your colour in a row or a column.',
}

export const INTRODUCTION: Introduction = {
  ...TITLE,
  before:
    'One player takes the red cards, the other the black ones. Red starts with the hearts, black with the spades.',
}
