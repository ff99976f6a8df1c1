import { RULING, term, type Term } from '../glossary.ts'

export const terms: readonly Term[] = [
  term(
    'chain',
    'Chain',
    ['chain', 'chains'],
    'All that follows from one swap: match, fall, match again, until the table is at rest.',
  ),
  term(
    'cleanup',
    'Cleanup',
    ['cleanup'],
    'What comes before the game: swaps that leave fewer matches than before, without lifting cards.',
  ),
  term('group', 'Group', ['group', 'groups'], 'In NG+: runs of one suit, lifted together, that share a card.'),
  term(
    'link',
    'Link',
    ['link', 'links'],
    'One time that cards are lifted in a chain. A chain of two links lifts twice.',
  ),
  term(
    'match',
    'Match',
    ['match', 'matches'],
    'Three or more cards of one suit in a straight line. Also: to lift them.',
  ),
  term(
    'overlooked',
    'Overlooked match',
    ['overlooked'],
    'A match that lies on the table because nobody noticed it. It is lifted with the next one.',
  ),
  term('pile', 'Pile', ['pile', 'piles'], 'The cards that a player has scored, by suit.'),
  RULING,
  term('run', 'Run', ['run', 'runs'], 'A straight line of three or more cards of one suit, as long as it goes.'),
  term('swap', 'Swap', ['swap', 'swaps'], 'To let two cards change places, however far apart they lie.'),
]
