import type { LessonText } from '../../lesson.ts'

export const irregularText = {
  title: 'What the rules don’t allow',
  intro:
    'What the rules don’t allow stands if all four players let it. A card that was played out of turn always goes back.',
  tasks: {
    stand: {
      task: 'Dan became a Ghost with more points than cards. All let it stand. Enter it.',
      hints: ['The referee has to be told what Dan did: there is a key for it.', 'Then tap “Let it stand”.'],
      done: 'It stands, marked with the rule it broke. Dan is a Ghost until the hand ends.',
      otherwise: 'That was a card. What Dan did has a key of its own.',
    },
    back: {
      task: 'Dan became a Ghost just as late here, and everybody wants it taken back: he turns his cards to himself again. Then Cleo plays a 9.',
      hints: ['What is taken back was never made: nothing of it is entered.', 'Only the 9 is entered.'],
      done: 'Taken back, and the hand goes on by the rules.',
      otherwise: 'It was taken back, and then a 9 was played.',
    },
    order: {
      task: 'Ada had played her 8 when Cleo’s card was due, and Cleo then laid a 7. Both go back, and the two cards are played in turn. Enter them.',
      hints: ['The Fish plays before the Ghost.', 'Cleo’s 7, and then Ada’s 8.'],
      done: 'A card out of turn can’t stand, or somebody would have none left to play at the end.',
      otherwise: 'Cleo is the Fish, and hers is the first card.',
    },
    counts: {
      task: 'The house rule was not agreed on, and Dan became a Ghost all the same. It stands. Enter that, and then his last card, a 4.',
      hints: ['What Dan did comes first, then his card.', 'Tap the key for it, “Let it stand”, and then the 4.'],
      done: 'Dan wins as a Ghost, so the hand counts for two. What follows from it follows by the rules.',
      otherwise: 'Dan became a Ghost first, and then played a 4.',
    },
    loses: {
      task: 'Dan has six points and one card. He became a Ghost too late, and it stands. Enter that, and then his 10, with which Cleo wins.',
      hints: ['What Dan did comes first, then his card.', 'Tap the key for it, “Let it stand”, and then the 10.'],
      done: 'A Ghost who does not win loses a hand, whether he might become one or not.',
      otherwise: 'Dan became a Ghost first, and then played a 10.',
    },
  },
} as const satisfies LessonText
