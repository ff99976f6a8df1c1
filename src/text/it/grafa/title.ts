import type { Introduction, Title } from '../../contract/rulebook.ts'

export const TITLE: Title = {
  title: 'Grafa',
  tagline: 'Da soli: fai coppie, scava e scendi in fondo al mazzo.',
  aim: 'Fai coppia con le carte del mazzo e scarta più carte che puoi.',
}

export const INTRODUCTION: Introduction = {
  ...TITLE,
  before: 'Mescola le 52 carte e pescane cinque. Gira a faccia in su la prima del mazzo.',
}
