/** Strokes on a 24 by 24 field. */
export const ICONS = {
  back: 'M15 5 8 12l7 7',
  next: 'm9 5 7 7-7 7',
  finish: 'm6 5 7 7-7 7M18 5v14',
  fast: 'm5 5 7 7-7 7M12.5 5l7 7-7 7',
  play: 'M8 5v14l11-7Z',
  pause: 'M8 5v14M16 5v14',
  erase: 'M9 6h12v12H9l-6-6ZM12 9.5l5 5M17 9.5l-5 5',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M8 6 3.5 10.5 8 15M4 10.5h10a5.5 5.5 0 0 1 0 11h-3',
  turn: 'M4 9a8 8 0 0 1 14-3l2 2.5M20 4v4.5h-4.5M20 15a8 8 0 0 1-14 3l-2-2.5M4 20v-4.5h4.5',
  more: 'M4.5 12h1M11.5 12h1M18.5 12h1',
  add: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  swap: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
  tick: 'm5 12.5 4.5 4.5L19 7',
} as const

export type IconName = keyof typeof ICONS
