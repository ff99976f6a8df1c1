/** Words that stand in no rule, but in many questions. */
export const COMMON: readonly string[] = [
  'a',
  'an',
  'the',
  'is',
  'are',
  'do',
  'does',
  'to',
  'i',
  'how',
  'what',
  'when',
  'who',
  'can',
  'may',
  'my',
]

/** What people say, and what the rules say for it. */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  tie: ['draw.', 'a draw', 'level', 'equal'],
  ties: ['draw.', 'a draw', 'level', 'equal'],
  starts: ['begins', 'begin ', 'opens', 'opener', 'plays first', 'comes first', 'first the fish'],
  start: ['begins', 'begin ', 'opens', 'opener', 'plays first'],
  setup: ['shuffle', 'is dealt', 'deal them', 'in hand, red'],
  'set-up': ['shuffle', 'is dealt', 'deal them', 'in hand, red'],
  undo: ['undone', 'take it back', 'correct'],
  joker: ['jokers'],
  points: ['point', 'score'],
  win: ['wins', 'perfect'],
  skip: ['pass'],
  diagonal: ['diagonals', 'corners'],
  gravity: ['slide', 'fall'],
  wrong: ['mistake', 'irregular', 'correct'],
  cheat: ['irregular'],
}
