import type { Box, Title } from '../../contract/rulebook.ts'

export const TITLE: Title = {
  title: 'Grafa',
  tagline: 'Tu contro un mazzo: fai coppie, scava e scendi più giù che puoi.',
  aim: 'Fai coppia con le carte del mazzo e scarta più carte che puoi.',
}

export const BOX: Box = {
  ...TITLE,
  before: 'Mescola tutte le 52 carte e pescane cinque. Gira a faccia in su la carta in cima al mazzo.',
}
