import type { Introduction, Title } from '../../contract/rulebook.ts'

export const TITLE: Title = {
  title: 'WetIce',
  tagline: 'Scambia due carte, fai una fila e guarda che cosa cade.',
  aim: 'Metti in fila tre carte dello stesso seme e raccogli più carte dell’altro.',
}

export const INTRODUCTION: Introduction = {
  ...TITLE,
  before: 'Togli i re e i jolly. Fai sei righe da otto carte, a faccia in su.',
}
