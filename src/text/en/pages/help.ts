/** Every text of the choice whether players are helped in a match. */
export const HELP = {
  andClock: 'Help and clock',
  legend: 'Help in this match',
  options: { asked: 'When asked', off: 'Off' },
  hint: 'Off for a contest: nobody is shown a move. When asked, the log says who asked.',
} as const
