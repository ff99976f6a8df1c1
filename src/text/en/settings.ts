export const SETTINGS = {
  failed: 'This setting can’t be saved. It lasts until you close the app.',
  language: 'Language',
  letters: 'Letters on your cards',
  switches: {
    fourColour: { label: 'Four-colour deck', detail: 'Diamonds are blue, clubs are green.' },
    speak: { label: 'Read messages aloud', detail: '' },
    confirm: { label: 'Confirm each move', detail: 'You can always undo a move.' },
    bothAgree: { label: 'Undo when all agree', detail: 'To undo a finished turn, all players tap their names.' },
    facing: { label: 'Players sit around the table', detail: 'Messages face the player whose turn it is.' },
  },
  pace: {
    legend: 'Speed of the steps',
    options: { slow: 'Slow', middle: 'Medium', quick: 'Fast' },
  },
  device: { label: 'Follow device settings', detail: 'Dark mode and motion.' },
  theme: {
    legend: 'Light',
    options: { light: 'Day', dark: 'Night', black: 'Black', system: 'Device' },
    hint: 'Black saves power on many phones.',
  },
  motion: { label: 'Less motion', detail: '' },
} as const
