/** Every text of the settings. */
export const SETTINGS = {
  failed: 'This setting is not kept: it counts until the app is closed.',
  fields: {
    theme: {
      legend: 'Light',
      options: { system: 'As the device', light: 'Day', dark: 'Night', black: 'Black' },
      hint: 'Black saves power on many phones.',
    },
    fourColour: {
      legend: 'Suits',
      options: { false: 'Two colours', true: 'Four colours' },
      hint: 'Every suit keeps its own shape and letter.',
    },
    confirm: {
      legend: 'A move counts',
      options: { 'two-taps': 'When confirmed', immediate: 'At once' },
      hint: 'Either way it can be undone.',
    },
    pace: {
      legend: 'Steps play on by themselves',
      options: { slow: 'Slowly', middle: 'As hands go', quick: 'Quickly' },
      hint: 'More cards take longer.',
    },
    help: {
      legend: 'Help in new matches',
      options: { asked: 'When asked', off: 'Off' },
      hint: 'Asked anew for each match. Off for a contest.',
    },
    facing: {
      legend: 'You sit',
      options: { 'one-side': 'On one side', opposite: 'Around the table' },
      hint: 'Around it: rulings turn to whoever is to play.',
    },
    speak: { legend: 'Rulings are', options: { false: 'Shown', true: 'Shown and spoken' }, hint: '' },
    enterBy: { legend: 'Layouts are entered by', options: { rows: 'Rows', columns: 'Columns' }, hint: '' },
    bothAgree: {
      legend: 'Undo and correct',
      options: { false: 'By anybody', true: 'When all tap' },
      hint: 'Amendments, corrections, and undos over a finished turn.',
    },
    motion: { legend: 'Motion', options: { system: 'As the device', less: 'Less' }, hint: '' },
  },
} as const
