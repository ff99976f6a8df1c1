import type { LessonText } from '../../lesson.ts'

export const scoreText = {
  title: 'Scoring and owning suits',
  intro:
    'A suit that nobody owns goes to the player whose turn it is. From then on it is theirs: its cards go to their pile, whoever lifts them.',
  tasks: {
    newSuits: {
      task: 'Nobody owns a suit. Ada swaps a2 and c1. Tap every card that goes to her pile.',
      hints: ['A new suit goes to the player whose turn it is.', 'All links of the chain belong to her turn.'],
      done: 'Six cards of two suits, and both suits are hers from now on.',
      otherwise: 'A new suit belongs to the player whose turn it is, in later links too.',
    },
    owned: {
      task: 'Hearts are Ben’s. Ada swaps c1 and d1. Tap every card that goes to Ben’s pile.',
      hints: ['Whose turn it is does not matter here.', 'Hearts have an owner already.'],
      done: 'All three go to Ben. An owned suit goes to its owner, whoever lifts it.',
      otherwise: 'Hearts have an owner, and their cards always go there.',
    },
    forAda: {
      task: 'You are Ada and own spades. Score for yourself, and not for Ben.',
      hints: ['Leave the hearts where they are.', 'The club stands between the spades.'],
      done: 'Three more spades for Ada.',
      otherwise: 'Those cards are Ben’s.',
    },
    laterLink: {
      task: 'Nobody owns a suit. Ben swaps c1 and d2, and a chain follows. Who gets the diamonds of its second link?',
      hints: ['Whose turn is it during a chain?', 'The whole chain belongs to one turn: Ben’s.'],
      done: 'Ben. A new suit in a later link goes to the player whose turn it is too.',
      otherwise: 'All links belong to the turn of the player who swapped.',
    },
    twoLines: {
      task: 'You are Ada. Nobody owns diamonds. Bring six cards to your pile with one swap.',
      hints: ['One swap can make two lines.', 'Let a spade and a diamond change places.'],
      done: 'Two lines at once: spades were hers, and diamonds are now.',
      otherwise: 'Fewer than six cards went to Ada.',
    },
  },
} as const satisfies LessonText
