import { pluralOf } from './lists.ts'

export const MENU = {
  groups: { table: 'At the table', game: 'This game' },
  finish: { label: 'Skip the steps', detail: 'If all cards are already in place' },
  correct: { label: 'Correct the layout', detail: 'The cards on the table differ from those here' },
  illegal: { label: 'Report illegal move', detail: 'Undo it, correct it, or let it stand' },
  watch: { detail: 'On a phone or a television' },
  pause: { label: 'Pause the clocks', detail: (name: string, time: string): string => `${name}: ${time}` },
  start: { label: 'Start the clocks', detail: 'They are paused' },
  help: { label: 'Get help', detail: 'Hints, advice, reasons and the rules' },
  adviceDetail: 'The best move the app finds',
  log: {
    label: 'Open the log',
    detail: (moves: number): string =>
      moves === 0
        ? 'See the record or type a move'
        : `${moves} ${pluralOf(moves, 'move: edit it', 'moves: edit one')} or go back to it`,
  },
  settings: {
    label: 'Table settings',
    detail: (confirmed: boolean, aloud: boolean): string => {
      const counts = confirmed ? 'You confirm each move' : 'Moves count as soon as you tap'
      return `${counts}; ${aloud ? 'messages are read aloud' : 'sound is off'}`
    },
    all: 'All settings',
  },
  end: {
    label: 'End the game',
    detail: 'It is saved in your match book',
    later: { label: 'Continue it later', detail: 'It stays on Home and in your match book.' },
    away: { label: 'Archive it', detail: 'It no longer shows in your lists. You can restore it from your match book.' },
  },
  last: { label: 'Edit the last move', detail: 'It was entered wrongly, or it was illegal and you all let it stand.' },
  rules: 'The rules',
} as const
