import { TITLE } from './title.ts'
import type { LessonText } from '../../contract/lessons.ts'

export const clearing = {
  title: 'Clear the Net',
  intro: TITLE.aim,
  tasks: {
    over: {
      task: 'A 9 and a 4: the Net is 5. You are Ben. Clear it.',
      hint: 'Any higher card clears it.',
      done: 'Higher than 5: you cleared the Net. One point.',
      otherwise: 'The card must be higher than the Net.',
    },
    lowest: {
      task: 'The cards were a 3 and a queen. A queen counts 12. You are Ben. Play your lowest card that clears the Net.',
      hint: 'The Net is 12 minus 3.',
      done: 'The Net is 9, and a 10 is enough. Keep higher cards for higher Nets.',
      otherwise: 'That doesn’t clear the Net, or you have a lower card that does.',
    },
    equal: {
      task: 'The Net is 5. You are Ben, and want to save your high cards. Play the highest card that doesn’t clear it.',
      hint: 'A card equal to the Net doesn’t clear it.',
      done: 'A card equal to the Net doesn’t clear it: no point.',
      otherwise: 'That clears the Net, or you have a higher card that doesn’t.',
    },
    first: {
      task: 'The first four cards were Cleo’s king, Ada’s 4, Ben’s 10 and Dan’s ace. Tap the player who has a point.',
      hint: 'The king and the 4 make a Net of 9.',
      done: 'Ben: his 10 clears the Net of 9. The first two cards have no Net to clear.',
      otherwise: 'The first two cards have no Net. They make one of 9.',
    },
  },
} as const satisfies LessonText

export const net = {
  title: 'Make the next Net',
  intro: 'The next Net is the difference between two cards. An ace is 1, a jack 11, a queen 12, a king 13.',
  tasks: {
    low: {
      task: 'Ben played a king. You are Dan. Make a Net of 1.',
      hint: 'It is one lower than the king.',
      done: 'A Net of 1: every card but an ace clears it.',
      otherwise: 'The difference is not 1.',
    },
    high: {
      task: 'Ben played a king. You are Dan. Now make the highest Net you can.',
      hint: 'It is the lowest card.',
      done: 'A Net of 12: only a king clears it.',
      otherwise: 'The Net can be higher still.',
    },
    value: {
      task: 'Cleo played a 3, and Ada a queen. What is the Net?',
      hint: 'Their cards: 3 and 12.',
      done: 'The Net is 9. It doesn’t matter which card came first.',
      otherwise: 'Subtract the lower from the higher: 12 minus 3.',
    },
  },
} as const satisfies LessonText

export const matching = {
  title: 'Equal cards',
  intro: 'If the two cards of a pair are equal, each of the two players gets two points, whatever the Net.',
  tasks: {
    both: {
      task: 'The Net is 9, and Ben’s 8 doesn’t clear it. You are Dan. Score two points.',
      hint: 'It equals Ben’s card.',
      done: 'Two points each, for Ben and for you.',
      otherwise: 'That is one point at most.',
    },
    instead: {
      task: 'Ben’s jack cleared the Net: one point. You are Dan. Play so that you both have two.',
      hint: 'It equals Ben’s card.',
      done: 'Two each: equal cards score two instead of one for the Net.',
      otherwise: 'Equal cards score two for each player.',
    },
    noNet: {
      task: 'Cleo played the first card, a 7. You are Ada. Score two points.',
      hint: 'There is no Net yet, but equal cards score.',
      done: 'Two points each. Equal cards need no Net.',
      otherwise: 'Without a Net only equal cards score.',
    },
    netZero: {
      task: 'Two jacks were played. You are Cleo. Clear the Net with your lowest card.',
      hint: 'The Net is 11 minus 11.',
      done: 'The Net is 0, and every card clears it.',
      otherwise: 'There is a lower card that clears it.',
    },
  },
} as const satisfies LessonText

export const seats = {
  title: 'Four roles',
  intro: 'The dealer is the Ghost. Clockwise from there sit the Angler, the Fish and the Cormorant.',
  tasks: {
    dealer: {
      task: 'Ada deals. Who is the Ghost? Tap the seat.',
      hint: 'The dealer is the Ghost.',
      done: 'Ada. The others see her cards, but she doesn’t.',
      otherwise: 'The dealer is the Ghost.',
    },
    fish: {
      task: 'Ada is the Ghost. The Fish plays first. Tap the Fish’s seat.',
      hint: 'The Fish sits opposite the Ghost.',
      done: 'Cleo, opposite the Ghost.',
      otherwise: 'Clockwise from the Ghost: Angler, Fish, Cormorant.',
    },
    nextHand: {
      task: 'Ada was the Ghost. The Angler becomes the Ghost for the next hand. Tap the new Ghost.',
      hint: 'The Angler sits to the left of the Ghost.',
      done: 'Ben. Every role moves one seat clockwise.',
      otherwise: 'The Angler of the last hand becomes the Ghost.',
    },
  },
} as const satisfies LessonText

export const pairs = {
  title: 'Who plays when',
  intro:
    'The Fish plays a card, then the Ghost, then the Angler, then the Cormorant. Continue in this order to the last card.',
  tasks: {
    enter: {
      task: 'Cleo, the Fish, plays a king. Enter it.',
      hint: 'The suit doesn’t matter.',
      done: 'That is how you enter a card.',
      otherwise: 'Cleo plays a king.',
    },
    next: {
      task: 'The Fish and the Ghost have played. Who is next? Tap the seat.',
      hint: 'The Angler plays before the Cormorant.',
      done: 'Ben, the Angler. Then Dan, the Cormorant.',
      otherwise: 'The Angler and the Cormorant are next, and the Angler plays first.',
    },
  },
} as const satisfies LessonText

export const winning = {
  title: 'Win a hand',
  intro:
    'The player with the most points wins the hand. Ties go to the player farthest clockwise from the dealer. If the Ghost wins, the hand counts for two.',
  tasks: {
    tie: {
      task: 'Ada, Ben and Cleo have 10 points each. Dan’s last card brings him to 7. Who wins the hand? Tap the seat.',
      hint: 'The Fish sits farther clockwise than the Ghost and the Angler.',
      done: 'Cleo, the Fish: she sits farther clockwise than the Ghost and the Angler.',
      otherwise: 'Of the three who are tied, who sits farthest clockwise from Ada?',
    },
    ghost: {
      task: 'Ben has won two hands, Ada none. Now Ada, the Ghost, wins one. Two players are then tied for the most hands. Tap both.',
      hint: 'A Ghost’s win counts for two.',
      done: 'Ada and Ben have two each: a Ghost’s win counts for two.',
      otherwise: 'A Ghost’s win counts for two, so Ada ties with Ben.',
    },
    match: {
      task: 'The first player to win two hands wins the match. Cleo has won one. The Ghost wins this hand. Who wins the match? Tap that seat.',
      hint: 'The Angler of the last hand is the Ghost of this one.',
      done: 'Ben, the Ghost of this hand: his win counts for two.',
      otherwise: 'Ada was the Ghost of the last hand. Who is it now?',
    },
  },
} as const satisfies LessonText

export const cormorant = {
  title: 'The Cormorant’s choice',
  intro:
    'A house rule: once in a hand, a Cormorant with more cards than points may become a Ghost. If the Cormorant then wins, the hand counts for two. If not, one hand is taken off the Cormorant’s total.',
  tasks: {
    turn: {
      task: 'Dan is the Cormorant. Let him become a Ghost.',
      hint: 'There is a button at his seat.',
      done: 'Dan turns his cards around, and plays on without seeing them.',
      otherwise: 'That was Ben’s card.',
    },
    late: {
      task: 'Dan has three cards left. May he become a Ghost?',
      hint: 'Compare his cards with his points.',
      done: 'No. He needs more cards than points.',
      otherwise: '',
    },
    lost: {
      task: 'Each has won one hand. Dan becomes a Ghost, but Cleo wins. Tap the player whose total is now 0.',
      hint: 'A Cormorant who became a Ghost and doesn’t win loses a hand.',
      done: 'Dan: he loses the one he had.',
      otherwise: 'He became a Ghost and didn’t win, so he loses a hand.',
    },
  },
} as const satisfies LessonText

export const irregular = {
  title: 'Illegal moves',
  intro:
    'An illegal move counts if all four players agree. A card played out of turn always goes back to its player’s hand.',
  tasks: {
    stand: {
      task: 'Dan became a Ghost with more points than cards. You all let it stand. Enter it.',
      hint: 'First enter that Dan became a Ghost.',
      done: 'It stands, marked with the rule that it broke.',
      otherwise: 'You entered a card.',
    },
    order: {
      task: 'Ada played her 8 before Cleo’s 7, but it was Cleo’s turn. Both take their cards back. Enter the two cards in the right order.',
      hint: 'The Fish plays before the Ghost.',
      done: 'A card played out of turn never counts: a player would run out of cards.',
      otherwise: 'Cleo is the Fish, and plays first.',
    },
    loses: {
      task: 'Dan became a Ghost too late, and you let it stand. Enter that, then his 10. Cleo wins the hand.',
      hint: 'First enter that Dan became a Ghost.',
      done: 'A Cormorant who became a Ghost and doesn’t win loses a hand.',
      otherwise: 'First Dan became a Ghost, and then he played.',
    },
  },
} as const satisfies LessonText
