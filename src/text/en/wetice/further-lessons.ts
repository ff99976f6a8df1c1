import type { LessonText } from '../../contract/lessons.ts'

export const score = {
  title: 'Whose suit is it?',
  intro: 'Your first match of a new suit makes the suit yours. From then on its cards go to you, whoever removes them.',
  tasks: {
    twoLines: {
      task: 'Spades are yours, and diamonds are nobody’s. Get six cards with one swap.',
      hint: 'Each of them completes a match.',
      done: 'Six cards for you, and diamonds are now yours.',
      otherwise: 'Fewer than six cards went to you.',
    },
    owned: {
      task: 'Hearts are Ben’s. Ada swaps the marked cards. Tap every card that Ben gets.',
      hint: 'It doesn’t matter whose turn it is.',
      done: 'All three go to Ben: hearts are his.',
      otherwise: 'The cards of a suit always go to its owner.',
    },
    forAda: {
      task: 'Spades are yours, and hearts are Ben’s. Make a match that scores for you.',
      hint: 'The spade joins the two others.',
      done: 'Three more spades for you.',
      otherwise: 'Those cards went to Ben.',
    },
  },
} as const satisfies LessonText

export const give = {
  title: 'Give a suit away',
  intro: 'You keep at most two suits. If you get a third, give one away with all its cards, before the cards fall.',
  tasks: {
    fewest: {
      task: 'You have three suits. Give away the one with the fewest cards.',
      hint: 'It has only three cards.',
      done: 'Ben has these cards now, and every later card of the suit.',
      otherwise: 'Another of your suits has fewer cards.',
    },
    growing: {
      task: 'Spades will match after the fall. Give away another suit.',
      hint: 'Keep the suit that grows.',
      done: 'You kept spades, and the fall scored for you.',
      otherwise: 'You gave spades away, so the fall scored for Ben.',
    },
    swapAndGive: {
      task: 'Swap, then give a suit away. You must have more cards than Ben at the end.',
      hint: 'First make the match.',
      done: 'You kept the suit that grew, and the larger of the others.',
      otherwise: 'Ben has as many cards as you, or more.',
    },
  },
} as const satisfies LessonText

export const overlooked = {
  title: 'Overlooked matches',
  intro: 'Sometimes both players overlook a match. It stays until another match is removed. Then both are removed.',
  tasks: {
    elsewhere: {
      task: 'The three diamonds were overlooked. The spade beside them can make a match. Which card must it swap places with? Tap that card.',
      hint: 'The diamond that moves must end up in a match.',
      done: 'It ends up in the match. A match elsewhere doesn’t make a swap legal.',
      otherwise: 'One of the two swapped cards must end up in a match.',
    },
    lifted: {
      task: 'Three diamonds were overlooked. Line up three hearts.',
      hint: 'The heart takes the place of the spade.',
      done: 'All matches are removed together, the overlooked one too.',
      otherwise: '',
    },
    owner: {
      task: 'Three spades were overlooked, and spades are Ben’s. Ada swaps the marked cards. Tap every card that Ben gets.',
      hint: 'They score like any other match.',
      done: 'They go to their owner. Sometimes it pays not to see a match.',
      otherwise: 'An overlooked match goes to the owner of the suit.',
    },
  },
} as const satisfies LessonText

export const end = {
  title: 'The end',
  intro: 'You may always pass. Two passes in a row end the game, and so does an empty layout. Each card is a point.',
  tasks: {
    firstPass: {
      task: 'No swap makes a match here. End the game: pass for Ada, then for Ben.',
      hint: 'Two passes in a row end the game.',
      done: 'Two passes in a row end the game.',
      otherwise: 'It takes two passes in a row.',
    },
    secondPass: {
      task: 'Ben has passed. You are ahead, 18 to 17. End the game as the winner.',
      hint: 'Every swap here scores for Ben.',
      done: 'Two passes in a row: you won.',
      otherwise: 'Those cards went to Ben, and the game continues.',
    },
    clear: {
      task: 'Clear the layout to end the game.',
      hint: 'Both suits match then.',
      done: 'The layout is empty, so the game is over. It is a draw.',
      otherwise: 'Cards are left, and the game continues.',
    },
  },
} as const satisfies LessonText

export const alone = {
  title: 'Playing alone',
  intro: 'Alone, you take every turn, and nobody owns a suit. Clear the layout to win. One pass ends the game.',
  tasks: {
    clear: {
      task: 'Clear the layout with one swap.',
      hint: 'Both of them complete a match.',
      done: 'A chain of two, and the layout is empty.',
      otherwise: '',
    },
    threeLinks: {
      task: 'Clear the layout with one swap.',
      hint: 'They make a match in the bottom row.',
      done: 'A chain of three, and nothing is left.',
      otherwise: 'Cards are left that can’t match any more.',
    },
    twoSwaps: {
      task: 'Clear the layout with two swaps.',
      hint: 'Start with these.',
      done: 'Two swaps for twelve cards. That is how you win alone.',
      otherwise: 'Some cards can’t match any more.',
    },
  },
} as const satisfies LessonText

export const plus = {
  title: 'NG+',
  intro:
    'You play alone. Groups of three go to one pile, larger groups to another. You win if the layout is clear and the second pile has more cards.',
  tasks: {
    four: {
      task: 'Line up four hearts.',
      hint: 'The heart above comes down.',
      done: 'Four cards for the second pile.',
      otherwise: 'That is a group of three.',
    },
    group: {
      task: 'If you swap the marked cards, which group of cards is removed? Tap all of it.',
      hint: 'A row and a column share a card.',
      done: 'Matches of one suit that share a card are one group: five cards for the second pile.',
      otherwise: 'Matches of one suit that share a card are one group.',
    },
    win: {
      task: 'Clear the layout with one swap, and win.',
      hint: 'The heart comes down into the gap.',
      done: 'The layout is empty, with ten cards in the second pile and nine in the first.',
      otherwise: 'Cards are left, or too many are in the pile of threes.',
    },
  },
} as const satisfies LessonText

export const irregular = {
  title: 'Illegal moves',
  intro: 'After an illegal move, both players decide: undo it, correct the layout, or let it stand.',
  tasks: {
    stand: {
      task: 'Ada swapped a1 and d2, which made no match. You both let it stand. Enter the swap.',
      hint: 'The referee refuses the swap first.',
      done: 'It stands, marked with the rule that it broke. Now it is Ben’s turn.',
      otherwise: 'That is another swap.',
    },
    follows: {
      task: 'You both overlooked a match of three. Ada swaps the marked cards against the rules, and you let it stand. Tap every card that is removed.',
      hint: 'What follows goes by the rules.',
      done: 'The swap was illegal. What follows it goes by the rules.',
      otherwise: 'Only the swap breaks a rule. Every match is removed after it.',
    },
    right: {
      task: 'On your table b1 is a diamond. Correct the layout here.',
      hint: 'Tap the card, then its suit.',
      done: 'Your cards stayed as they were, and the record follows them.',
      otherwise: 'The two layouts still differ.',
    },
  },
} as const satisfies LessonText
