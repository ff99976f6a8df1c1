import type { LessonText } from '../../lesson.ts'

export const irregularText = {
  title: 'What the rules don’t allow',
  intro:
    'Sometimes two cards have been laid together that are no pair. It is for you to say: take them back, or let the pair stand. What stands is marked.',
  tasks: {
    stand: {
      task: 'You laid the 5 of diamonds on the king of hearts, and saw too late that they are no pair. Enter it, and let it stand.',
      hints: ['Tap the 5: the referee says that it is no pair.', 'Then tap “Let it stand”.'],
      done: 'It stands, marked with the rule it broke. The heart gave the 5 back, and its diamond drew.',
      otherwise: 'It was the 5 that was laid there.',
    },
    follows: {
      task: 'The 3 of clubs was paired with the queen of hearts against the rules, and it stands. Tap the card of your hand that comes back to it.',
      hints: ['What follows from it follows by the rules.', 'A heart gives the other card of the pair back.'],
      done: 'The 3: the heart of the queen gives it back, though the two are no pair.',
      otherwise: 'Only the pair breaks a rule. Its suits act as they always do.',
    },
    goOn: {
      task: 'Let the same pair stand here, and put the cards that its club looks at back so that the ace is turned up.',
      hints: ['Tap the 3, and let it stand. Then the club looks at two cards.', 'Put the ace of diamonds on top.'],
      done: 'The game goes on from what lies there, by the rules again.',
      otherwise: 'The ace was not turned up.',
    },
  },
} as const satisfies LessonText
