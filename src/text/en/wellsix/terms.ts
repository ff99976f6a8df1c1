import { RULING, term, type Term } from '../glossary.ts'

export const terms: readonly Term[] = [
  term(
    'capture',
    'Capture',
    ['capture', 'captures', 'capturing'],
    'To take a neighbour that ranks directly below, and to move onto its place.',
  ),
  term('group', 'Group', ['group', 'groups'], 'Cards that hang together, each beside another of them along an edge.'),
  term('isolation', 'Isolation', ['isolation'], 'What a capture cuts off from the largest group is cleared away.'),
  term('line', 'Line', ['line', 'lines'], 'Six or more neighbouring cards of one colour in a row or a column.'),
  term('opener', 'Opener', ['opener'], 'The player who lays the first card of a game, and plays red.'),
  term('opening', 'Opening', ['opening'], 'The first phase, in which hearts and spades are placed.'),
  term(
    'quiet',
    'Quiet turn',
    ['quiet', 'quiet turn', 'quiet turns'],
    'A turn of the main phase in which no card of the other player is seized.',
  ),
  RULING,
  term(
    'seize',
    'Seize',
    ['seize', 'seized', 'seizes', 'seizure', 'seizures'],
    'To take a card of the other player for one’s own face-down pile. It is out of this game.',
  ),
]
