import { describe, expect, it } from 'vitest'
import { isLong } from '../../runs.ts'
import { enginePerft, naivePerft } from './perft.ts'

/** The maximum number of lines that the naive implementation counts in a short run. */
const FEW = 100

interface Row {
  readonly head: readonly string[]
  /**
   * For some depths: the depth, the number of lines of play, and the number of cards in each pile, which both implementations must give.
   */
  readonly counts: readonly (readonly [number, number, readonly number[]])[]
}

const rows = (text: string): string[] => ['deal', ...text.trim().split(/\s+/)]

const TABLE: Readonly<Record<string, Row>> = {
  'cleanup of one match': {
    head: [...rows('HDHHCSDH HCDDHSDD SCSHCCCH HDSCCHSC DSCDDHSC SCSDDSHS')],
    counts: [
      [1, 55, [0, 0]],
      [2, 109, [0, 0]],
    ],
  },
  'cleanup of six matches, 6x8, alone': {
    head: ['layout 6x8', 'mode solo', ...rows('HHCSSD CDCHSC DCCHSD SHDDCH HDSCSH CHHSDH SHCCCD SSSDDD')],
    counts: [[1, 437, [0, 0]]],
  },
  'cleanup without a match': {
    head: ['mode solo', 'layout 6x8', ...rows('DDCCHC SCHCSS CHCSDH SCSDHH CDHHDD SDDCSS HHDCCD SHSSDH')],
    counts: [
      [1, 1, [0, 0]],
      [2, 322, [1368, 169]],
    ],
  },
  'all cards, no match': {
    head: ['phase swap', ...rows('HSHHSCDH CDCHDSSC SDHDCDCH SCCSCDSS DDHHSCDH CDHCSHSD')],
    counts: [[1, 297, [1308, 0]]],
  },
  'all cards, six overlooked matches, 6x8': {
    head: ['phase swap', 'layout 6x8', 'turn 2', ...rows('HHCSSD CDCHSC DCCHSD SHDDCH HDSCSH CHHSDH SHCCCD SSSDDD')],
    counts: [
      [1, 259, [0, 4815]],
      [2, 1274, [9642, 14444]],
    ],
  },
  'a third suit in the first turn': {
    head: ['phase swap', 'piles S3 C3 / -', ...rows('........ ........ ........ .HD..... .DH..... .HDH....')],
    counts: [
      [1, 5, [45, 0]],
      [2, 18, [120, 54]],
      [3, 30, [183, 135]],
      [4, 36, [225, 165]],
    ],
  },
  'a few cards, nobody owns a suit': {
    head: ['phase swap', ...rows('........ ........ CC...... DDCC.... CDCS.... CDSS....')],
    counts: [
      [1, 25, [125, 0]],
      [2, 180, [749, 485]],
      [3, 835, [4735, 2342]],
    ],
  },
  'a few cards, second player owns two suits': {
    head: [
      'phase swap',
      'piles - / C10 S5',
      'turn 2',
      ...rows('........ ......D. ......S. ..C..DD. D.S..DSS C.DD.SSS'),
    ],
    counts: [
      [1, 20, [0, 394]],
      [2, 127, [449, 2270]],
      [3, 562, [1874, 10824]],
    ],
  },
  'a few cards in high columns': {
    head: ['phase swap', 'layout 6x8', ...rows('...... ..C... ..S... ..C... ..S.H. ..C.S. HHH.S. CCHSS.')],
    counts: [
      [1, 25, [195, 0]],
      [2, 167, [972, 593]],
      [3, 504, [3534, 1711]],
    ],
  },
  'every suit owned, 6x8': {
    head: [
      'phase swap',
      'layout 6x8',
      'piles C4 / S5 H12',
      'turn 2',
      ...rows('...... ...... ...... ...... .CSC.. .CSCS. .SCCS. .CSCS.'),
    ],
    counts: [
      [1, 38, [346, 799]],
      [2, 206, [2024, 4449]],
      [3, 622, [6270, 13739]],
    ],
  },
  solitaire: {
    head: ['phase swap', 'mode solo', 'layout 6x8', ...rows('...... ...... ...... .S.... SS..D. HD..D. HD.DD. SDDHH.')],
    counts: [
      [1, 32, [120, 80]],
      [2, 207, [1128, 612]],
      [3, 710, [4911, 2436]],
    ],
  },
  'NG+, joined groups': {
    head: [
      'phase swap',
      'mode solo-plus',
      'piles three 17 / four 15',
      ...rows('........ ........ ......D. .DD..SD. .DH..DS. HSH.HSHS'),
    ],
    counts: [
      [1, 21, [426, 315]],
      [2, 260, [6016, 3925]],
      [3, 1525, [38849, 23179]],
    ],
  },
  'NG+, groups by lines': {
    head: [
      'phase swap',
      'mode solo-plus',
      'groups lines',
      'piles three 17 / four 15',
      ...rows('........ ........ ......D. .DD..SD. .DH..DS. HSH.HSHS'),
    ],
    counts: [
      [1, 21, [426, 315]],
      [2, 260, [6021, 3920]],
      [3, 1525, [38949, 23079]],
    ],
  },
  'one swap clears the layout': {
    head: [
      'phase swap',
      'mode solo',
      'layout 6x8',
      'piles three 12 / four 28',
      ...rows('...... ...... ...... ...... H..... HC.... CH.... HC....'),
    ],
    counts: [
      [1, 4, [57, 116]],
      [2, 6, [93, 172]],
    ],
  },
  'no swap is left': {
    head: ['phase swap', 'piles - / H10', ...rows('........ ........ ........ ........ S....... DH.HC...')],
    counts: [
      [1, 1, [0, 10]],
      [2, 1, [0, 10]],
      [3, 1, [0, 10]],
    ],
  },
  'the layout is empty': {
    head: ['phase swap', 'piles S4 / H5 D3', ...rows('........ ........ ........ ........ ........ ........')],
    counts: [
      [1, 1, [4, 8]],
      [3, 1, [4, 8]],
    ],
  },
}

describe.each(Object.entries(TABLE))('%s', (_, { head, counts }) => {
  it.each(counts)('has the expected counts at depth %i: %i lines', (depth, lines, cards) => {
    expect(enginePerft(head, depth)).toEqual({ lines, cards })
  })

  it.each(counts.filter(([, lines]) => isLong || lines <= FEW))(
    'has the expected counts at depth %i in the naive implementation: %i lines',
    (depth, lines, cards) => {
      expect(naivePerft(head, depth)).toEqual({ lines, cards })
    },
  )
})
