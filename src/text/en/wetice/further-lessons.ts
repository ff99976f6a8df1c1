import type { LessonText } from '../../lessons.ts'

export const score = {
  title: 'Scoring and owning suits',
  intro:
    'A suit that nobody owns goes to the player whose turn it is. From then on it is theirs: its cards go to their pile, whoever lifts them.',
  tasks: {
    newSuits: {
      task: 'Nobody owns a suit. Ada swaps a2 and c1. Tap every card that goes to her pile.',
      hint: 'All links of the chain belong to her turn.',
      done: 'Six cards of two suits, and both suits are hers from now on.',
      otherwise: 'A new suit belongs to the player whose turn it is, in later links too.',
    },
    owned: {
      task: 'Hearts are Ben’s. Ada swaps c1 and d1. Tap every card that goes to Ben’s pile.',
      hint: 'Hearts have an owner already.',
      done: 'All three go to Ben. An owned suit goes to its owner, whoever lifts it.',
      otherwise: 'Hearts have an owner, and their cards always go there.',
    },
    forAda: {
      task: 'You are Ada and own spades. Score for yourself, and not for Ben.',
      hint: 'The club stands between the spades.',
      done: 'Three more spades for Ada.',
      otherwise: 'Those cards are Ben’s.',
    },
    laterLink: {
      task: 'Nobody owns a suit. Ben swaps c1 and d2, and a chain follows. Tap every card that goes to his pile, where it lies now.',
      hint: 'The whole chain belongs to one turn: Ben’s.',
      done: 'All of them. A new suit in a later link goes to the player whose turn it is too.',
      otherwise: 'All links belong to the turn of the player who swapped: the outlined cards go to Ben.',
    },
    twoLines: {
      task: 'You are Ada. Nobody owns diamonds. Bring six cards to your pile with one swap.',
      hint: 'Let a spade and a diamond change places.',
      done: 'Two lines at once: spades were hers, and diamonds are now.',
      otherwise: 'Fewer than six cards went to Ada.',
    },
  },
} as const satisfies LessonText

export const give = {
  title: 'Giving a suit away',
  intro:
    'Nobody keeps more than two suits. With a third, give one away, old or new, with all its cards, before the table falls. It is then the other player’s.',
  tasks: {
    fewest: {
      task: 'You are Ada and have three suits. Give away the one with the fewest cards.',
      hint: 'Hearts are only three cards.',
      done: 'Ben has the hearts now, and every heart to come.',
      otherwise: 'That suit has more cards than another of yours.',
    },
    beforeFall: {
      task: 'Ada gives spades to Ben, and then the table falls. Tap every card on the table that Ben gets, where it lies now.',
      hint: 'What comes together in the fall is Ben’s then.',
      done: 'The three spades are Ben’s: giving comes first, then the fall.',
      otherwise: 'The suit is given before the cards fall, and its new owner gets what follows.',
    },
    growing: {
      task: 'The same table. Give so that the spades that are about to match are yours.',
      hint: 'Any suit but spades.',
      done: 'You kept spades, and the next link scored for you.',
      otherwise: 'The spades are Ben’s now.',
    },
    swapAndGive: {
      task: 'You are Ada. Swap, then give, so that you have more cards than Ben when the table is at rest.',
      hint: 'Keep spades, which grow, and diamonds, which are many.',
      done: 'You kept the suit that grew and the larger of the others.',
      otherwise: 'Ben has as many cards, or more. Count what each gift costs you.',
    },
  },
} as const satisfies LessonText

export const overlooked = {
  title: 'Overlooked matches',
  intro:
    'Sometimes a match lies on the table that nobody noticed. It stays until the next match is lifted, and is lifted along with it.',
  tasks: {
    elsewhere: {
      task: 'Three diamonds were overlooked. Tap every card that may change places with the spade on d1.',
      hint: 'Two spades in each other’s places make no line. Which diamond still lies in one on d1?',
      done: 'The line goes through the diamond that was swapped. A line that only lies elsewhere makes no swap valid.',
      otherwise: 'A line must go through one of the two swapped cards: only the outlined diamond lies in one then.',
    },
    lifted: {
      task: 'Three diamonds lie there, overlooked. Make a line of hearts, and see.',
      hint: 'Swap g1 with h1, or with e1.',
      done: 'All matches on the table are lifted at once, the overlooked one too.',
      otherwise: '',
    },
    marked: {
      task: 'Ada swaps d1 and e1. Tap every card that is lifted, where it lies now.',
      hint: 'Look at column a.',
      done: 'Six: her line, and the column of spades that had been there all along.',
      otherwise: 'Is there a line that lay there before?',
    },
    owner: {
      task: 'Spades are Ben’s. Ada swaps d1 and e1. Tap every card that goes to Ben’s pile.',
      hint: 'A suit’s cards go to its owner.',
      done: 'The spades go to their owner. Sometimes it pays not to notice.',
      otherwise: 'They score like any other match: for the owner of the suit.',
    },
    nine: {
      task: 'Three clubs were overlooked. Lift nine cards with one swap.',
      hint: 'A heart and a diamond stand in each other’s way.',
      done: 'Two new lines, and the clubs with them.',
      otherwise: 'Fewer than nine. The clubs count for three of them.',
    },
  },
} as const satisfies LessonText

export const end = {
  title: 'The end',
  intro:
    'You may always pass. Two passes in a row end the game, and so does an empty table. Each card in your pile is a point.',
  tasks: {
    firstPass: {
      task: 'No swap makes a line here, and it is Ada’s turn. Play on until the game is over.',
      hint: 'Ada passes, and then Ben.',
      done: 'Two passes in a row: after the first, Ben might still have found a swap that Ada had missed.',
      otherwise: 'It takes two passes in a row.',
    },
    secondPass: {
      task: 'You are Ada. Ben has passed, and you lead by 18 to 17. End the game as the winner.',
      hint: 'Passing ends the game here.',
      done: 'Two passes in a row: the game is over, and you have won.',
      otherwise: 'Those cards are Ben’s, and the game goes on.',
    },
    draw: {
      task: 'Ada has 20 cards and Ben has 20. Ada has passed, and Ben passes too. Who wins?',
      hint: 'There is no rule for breaking a tie.',
      done: 'Nobody: equal piles are a draw.',
      otherwise: 'Both piles are equally large.',
      options: { 1: 'Ada', 2: 'Ben', 0: 'Nobody' },
    },
    clear: {
      task: 'End the game by clearing the table.',
      hint: 'The spade on c1 stands in the way of the hearts.',
      done: 'The table is empty, so the game is over. It is a draw.',
      otherwise: 'Cards are left, and the game goes on.',
    },
  },
} as const satisfies LessonText

export const alone = {
  title: 'Alone',
  intro: 'Alone, you take every turn, and nobody owns a suit. Lift as many cards as you can; an empty table is a win.',
  tasks: {
    begin: {
      task: 'Cleanup comes first here too. You have broken up the last match: begin the game.',
      hint: 'Alone, one pass ends it.',
      done: 'One pass ends cleanup, and the game begins.',
      otherwise: '',
    },
    clear: {
      task: 'Clear the table. Only one swap is possible.',
      hint: 'Swap c1 and c2: that makes two lines at once.',
      done: 'A chain of two links, and the table is empty.',
      otherwise: '',
    },
    pass: {
      task: 'No swap is left. End the game.',
      hint: 'Alone, one pass is enough.',
      done: 'Alone, one pass ends it. Eight cards are left.',
      otherwise: '',
    },
    threeLinks: {
      task: 'Clear the table with one swap.',
      hint: 'The clubs need the one on e1.',
      done: 'Three links, and nothing is left.',
      otherwise: 'Cards are left that nothing can lift.',
    },
    twoSwaps: {
      task: 'Clear the table with two swaps.',
      hint: 'Swap c4 and e2 first.',
      done: 'Two swaps for twelve cards. That is how a game alone is won.',
      otherwise: 'Two swaps do not clear it that way. Which cards would be left alone?',
    },
    oneWay: {
      task: 'Again two swaps. This time there are many ways to begin, and one is right.',
      hint: 'Swap a1 and d3 first.',
      done: 'The only way through.',
      otherwise: 'Something is left. Look which suit you leave without a third card.',
    },
  },
} as const satisfies LessonText

export const plus = {
  title: 'NG+',
  intro:
    'A harder game alone. Groups of three go to one pile, groups of four and more to another. To win, clear the table with more cards in the second.',
  tasks: {
    four: {
      task: 'Lift a group of four hearts.',
      hint: 'Swap c1 and c2.',
      done: 'Four in a group: they go to the four-plus pile.',
      otherwise: 'That is a group of three.',
    },
    group: {
      task: 'You swap a1 and e1. Tap every card of the group that this lifts.',
      hint: 'The heart on e1 goes to the corner.',
      done: 'Five cards in one group, for the four-plus pile: runs of a suit that share a card belong together.',
      otherwise: 'Runs of one suit that share a card are one group.',
    },
    houseRule: {
      task: 'The same swap under the house rule that each line counts by its own length. Which pile do they go to?',
      hint: 'Both lines have three cards.',
      done: 'Threes: each line is only three long.',
      otherwise: 'Under this house rule each line counts by itself, and both are three long.',
      options: { three: 'Threes', four: 'Four-plus' },
    },
    win: {
      task: 'Clear the table with one swap, and win.',
      hint: 'Bring the heart down into the gap of the bottom row.',
      done: 'Cleared, with ten cards in the four-plus pile and nine in the other.',
      otherwise: 'Not a win: cards are left, or too many lie in the pile of threes.',
    },
    twoSwaps: {
      task: 'Two swaps: clear the table, with more cards in the four-plus pile.',
      hint: 'Swap c2 and e1 first.',
      done: 'A win at NG+.',
      otherwise: 'Not a win. Both piles count, so look for the larger groups.',
    },
  },
} as const satisfies LessonText

export const irregular = {
  title: 'What the rules don’t allow',
  intro:
    'Sometimes a move is made that the rules don’t allow. All players say together what becomes of it: it is taken back, the table is put right, or it stands.',
  tasks: {
    stand: {
      task: 'Ada swapped a1 and d2, which makes no line. All let it stand. Enter it.',
      hint: 'Then tap “Let it stand”.',
      done: 'It stands, marked with the rule it broke, and Ben is next.',
      otherwise: 'It was another swap that was made.',
    },
    follows: {
      task: 'Three diamonds were overlooked. Ada swaps a1 and b2 against the rules, and it stands. Tap every card that is lifted.',
      hint: 'A match that lies on the table is lifted after any swap.',
      done: 'The diamonds. The swap was irregular; what came after it was not.',
      otherwise: 'Only the swap breaks a rule. What lies in a line then is lifted.',
    },
    back: {
      task: 'Ada swapped a1 and e1, and everybody wants it taken back. The two lie where they were. Make a swap that is allowed.',
      hint: 'A spade stands between the hearts.',
      done: 'Taken back, and her turn was played by the rules.',
      otherwise: '',
    },
    right: {
      task: 'Nobody knows how it came about, but on your real table b1 is a diamond. Put the table here right.',
      hint: 'Tap b1, then the diamond, and then “Correct”.',
      done: 'The card stayed as it lay, and the record follows it.',
      otherwise: 'The two tables still differ.',
    },
  },
} as const satisfies LessonText
