import { TITLE } from './title.ts'
import type { LessonText } from '../../contract/lessons.ts'

export const runs = {
  title: 'Matches',
  intro: 'Three or more cards of one suit, side by side in a row or a column, are a match.',
  tasks: {
    row: {
      task: 'Tap the three cards that match.',
      hint: 'They are side by side.',
      done: 'Three hearts in a row: a match.',
      otherwise: 'A match is three or more cards of one suit, side by side.',
    },
    column: {
      task: 'There is one match here. Tap its cards.',
      hint: 'Look up and down. A diagonal doesn’t count.',
      done: 'Columns count, too. Diagonals don’t.',
      otherwise: 'Look for three in a row, or three in a column.',
    },
    cross: {
      task: 'A row matches, and so does a column. Tap the card that is in both.',
      hint: 'It is in the corner.',
      done: 'They share the corner card. An L or a T is two matches.',
      otherwise: 'Which card is in the row and in the column?',
    },
  },
} as const satisfies LessonText

export const entering = {
  title: 'Correct the layout',
  intro: 'A square is named by its column and its row: a1 is at the bottom left.',
  tasks: {
    place: {
      task: 'Tap the card at c2.',
      hint: 'Columns have letters, rows have numbers from the bottom.',
      done: 'Column c, second row from the bottom.',
      otherwise: 'Count columns from the left, and rows from the bottom.',
    },
    correction: {
      task: 'On your table a1 is a heart and b1 is a spade. Correct the layout here.',
      hint: 'Tap each card, then its suit.',
      done: 'You can do this at any time. It doesn’t use a turn.',
      otherwise: 'The two layouts still differ.',
    },
  },
} as const satisfies LessonText

export const cleanup = {
  title: 'Cleanup',
  intro:
    'Take out the kings and jokers, and deal. Before the game starts, take turns to break up the matches that were dealt.',
  tasks: {
    one: {
      task: 'There is one match here. Break it up: swap one of its cards with a card of another suit.',
      hint: 'One of them is in the match.',
      done: 'No match is left. Nothing is removed, and nobody scores.',
      otherwise: '',
    },
    both: {
      task: 'Break up both matches with one swap.',
      hint: 'Each match has one of them.',
      done: 'One swap can break up several matches.',
      otherwise: 'One match is left.',
    },
    beginner: {
      task: 'Ada swapped the marked cards. Ben passed, and now Ada passes. Who has the first turn of the game?',
      hint: 'The last swap counts, not the last pass.',
      done: 'Ada: the last player to swap goes first.',
      otherwise: 'The last player to swap goes first.',
    },
  },
} as const satisfies LessonText

export const swap = {
  title: 'Swap',
  intro: TITLE.aim,
  tasks: {
    beside: {
      task: 'Line up three hearts.',
      hint: 'The heart takes the place of the spade.',
      done: 'Three hearts for you. This turn is called a swap.',
      otherwise: '',
    },
    far: {
      task: 'Line up three spades. You can swap any two cards.',
      hint: 'The spade joins the two others.',
      done: 'The two cards needn’t touch.',
      otherwise: '',
    },
    five: {
      task: 'Line up five hearts.',
      hint: 'The heart comes between the two pairs.',
      done: 'Five in one line. The longer the line, the more cards you get.',
      otherwise: 'That line is shorter.',
    },
    partners: {
      task: 'You can swap the heart on the left with either of two cards, to line up three hearts. Tap both.',
      hint: 'The heart would join the two others, on either side.',
      done: 'Either of them. Swapping two hearts makes no match, so it isn’t legal.',
      otherwise: 'After the swap three hearts must be side by side.',
    },
  },
} as const satisfies LessonText

export const fall = {
  title: 'Falling',
  intro: 'When a match is removed, the cards above it slide straight down.',
  tasks: {
    one: {
      task: 'If you swap the marked cards, which card falls to the bottom left? Tap it.',
      hint: 'It falls straight down.',
      done: 'The club slid straight down.',
      otherwise: 'The card above slides straight down.',
    },
    clubDown: {
      task: 'Make a match so that the club falls to the bottom.',
      hint: 'The card below the club must match.',
      done: 'The card below the club was removed, so the club fell.',
      otherwise: 'A match, but not below the club.',
    },
    sliding: {
      task: 'If you swap the marked cards, which cards slide down? Tap them all.',
      hint: 'Every card above the match slides.',
      done: 'Each column slides on its own. Nothing moves sideways.',
      otherwise: 'Tap the cards above the three that are removed, and no others.',
    },
    tall: {
      task: 'Make the heart fall three rows.',
      hint: 'Three cards below the heart must match.',
      done: 'A column of three was removed, so the heart fell three rows.',
      otherwise: 'Three cards below the heart must be removed.',
    },
  },
} as const satisfies LessonText

export const chains = {
  title: 'Chains',
  intro: 'After all cards have fallen, remove new matches, too. This is a chain, and all of it belongs to your turn.',
  tasks: {
    two: {
      task: 'Make a chain: cards must match again after they fall.',
      hint: 'They make a match below. The cards above it then match, too.',
      done: 'Two matches from one swap, one after the other.',
      otherwise: 'Only one match. After which match do the falling cards match again?',
    },
    marked: {
      task: 'If you swap the marked cards, which cards are removed, before and after the fall? Tap them all.',
      hint: 'Three are in the bottom row. Three more match after the fall.',
      done: 'A chain of two: three hearts, then three cards that matched after the fall.',
      otherwise: 'First three are removed. Then look for a match after the fall.',
    },
    atOnce: {
      task: 'If you swap the marked cards, which cards are removed? Tap them all.',
      hint: 'Both cards complete a match.',
      done: 'Two matches from one swap are removed together.',
      otherwise: 'Both of the swapped cards end up in a match.',
    },
    three: {
      task: 'One of 22 swaps makes a chain of three links. Find it.',
      hint: 'The heart completes the bottom row.',
      done: 'Three links. Few people see that far.',
      otherwise: 'That chain is shorter. Which other match can you make in the bottom row?',
    },
  },
} as const satisfies LessonText
