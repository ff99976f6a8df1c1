import { TITLE } from './title.ts'
import type { LessonText } from '../../lessons.ts'

export const seats = {
  title: 'Four seats',
  intro:
    'Four play, with thirteen cards each. Clockwise from the dealer sit the Ghost, who is the dealer, the Angler, the Fish and the Cormorant.',
  tasks: {
    dealer: {
      task: 'Ada deals. Who is the Ghost? Tap the seat.',
      hint: 'The dealer is the Ghost.',
      done: 'Ada. She holds her cards facing away from her: all the others see them, and she does not.',
      otherwise: 'The dealer is the Ghost.',
    },
    fish: {
      task: 'The Fish plays first. Ada is the Ghost, and Ben, Cleo and Dan follow clockwise. Who plays first? Tap the seat.',
      hint: 'The Fish sits opposite the Ghost.',
      done: 'Cleo, the Fish, who sits opposite the Ghost.',
      otherwise: 'Clockwise from the Ghost: Angler, Fish, Cormorant.',
    },
    nextHand: {
      task: 'The hand is over. For the next one each moves on by one role. Who is the Ghost then? Tap the seat.',
      hint: 'Who is the Angler now? It is Ben.',
      done: 'Ben, who was the Angler. The Fish becomes the Angler, and so on.',
      otherwise: 'The Angler becomes the Ghost.',
    },
    thirdHand: {
      task: 'Now Ben has been the Ghost. In the third hand, who plays first? Tap the seat.',
      hint: 'Cleo is, and the Fish sits opposite.',
      done: 'Ada: Cleo is the Ghost, and Ada, opposite, is the Fish.',
      otherwise: 'Cleo is the Ghost then. The Fish sits opposite.',
    },
  },
} as const satisfies LessonText

export const pairs = {
  title: 'Playing a hand',
  intro:
    'Cards are played in pairs: first the Fish, then the Ghost; next the Angler, then the Cormorant; and so on, until all 52 lie on the table.',
  tasks: {
    enter: {
      task: 'Cleo is the Fish and leads a king. Enter it.',
      hint: 'Tap the king.',
      done: 'That is all there is to entering a card.',
      otherwise: 'Cleo leads a king.',
    },
    next: {
      task: 'Cleo, the Fish, and Ada, the Ghost, have played. Who is next? Tap the seat.',
      hint: 'Of these, the Angler plays first.',
      done: 'Ben, the Angler. Dan, the Cormorant, completes the pair.',
      otherwise: 'Angler and Cormorant make the next pair, and the Angler begins.',
    },
    completes: {
      task: 'Ben has played. Who completes the pair? Tap the seat.',
      hint: 'The Cormorant is Dan.',
      done: 'Dan, the Cormorant.',
      otherwise: 'The Angler’s partner in a pair is the Cormorant.',
    },
    both: {
      task: 'Ben plays a 10 and Dan a queen. Enter both.',
      hint: 'Tap the 10, then the queen.',
      done: 'The pair is complete, and the next Net is known.',
      otherwise: 'Ben’s 10 comes first, then Dan’s queen.',
    },
  },
} as const satisfies LessonText

export const net = {
  title: 'The Net',
  intro: `${TITLE.aim} Ace is 1, jack 11, queen 12, king 13.`,
  tasks: {
    difference: {
      task: 'Cleo played a 9, Ada a 4. Let Ben play the card whose value is the Net.',
      hint: '9 less 4.',
      done: 'The Net is 5. Ben and Dan have to clear it.',
      otherwise: 'The Net is the difference of the two cards.',
    },
    order: {
      task: 'Cleo played a 3, Ada a queen. Again, let Ben play the card whose value is the Net.',
      hint: 'Which of the two came first does not matter.',
      done: 'The Net is 9: 12 less 3. The order does not matter.',
      otherwise: 'A queen is 12, and the order does not matter.',
    },
    low: {
      task: 'Ben played a king. Dan plays so that the next Net is as low as a pair of different cards allows: 1.',
      hint: 'A king is 13, so a 12.',
      done: 'King and queen: a Net of 1, which every card but an ace clears.',
      otherwise: 'The difference to the king is not 1.',
    },
    high: {
      task: 'Now make the next Net as high as it can be.',
      hint: 'The lowest card there is.',
      done: 'King and ace: a Net of 12. Only a king clears it.',
      otherwise: 'The Net can be higher still.',
    },
    jack: {
      task: 'Cleo and Ada are next. With two cards, leave a Net of 8 in which one card is a jack.',
      hint: '8 away from a jack is only one card: a 3.',
      done: 'Jack and 3: 11 less 3. The other way it would take a 19, and there is none.',
      otherwise: 'The difference is not 8, or there is no jack.',
    },
  },
} as const satisfies LessonText

export const clearing = {
  title: 'Clearing the Net',
  intro:
    'A card that is higher than the Net clears it, and earns its player a point. There is no Net for the first pair of a hand.',
  tasks: {
    over: {
      task: 'Cleo played a 9 and Ada a 4. Let Ben clear the Net.',
      hint: 'It is 5, so any card from 6 up clears it.',
      done: 'It is higher than 5: a point for Ben.',
      otherwise: 'A card clears the Net when it is higher. The Net is 9 less 4.',
    },
    equal: {
      task: 'The same two cards. Let Ben play the highest card that earns nothing.',
      hint: 'The Net is 5, and being equal is not enough.',
      done: 'A 5 is as high as the Net, and that is not enough.',
      otherwise: 'It clears the Net, or a higher card would earn nothing too.',
    },
    lowest: {
      task: 'Cleo played a 3 and Ada a queen. Ben clears the Net with the lowest card that does.',
      hint: 'The next rank after 9.',
      done: 'A 10 is enough. Higher cards are better kept for higher Nets.',
      otherwise: 'It does not clear the Net, or a lower card would have done.',
    },
    first: {
      task: 'The hand began with Cleo’s king, Ada’s 4, Ben’s 10 and Dan’s ace. Tap everyone who has a point.',
      hint: 'King and 4 are the first Net: it is 9.',
      done: 'Ben alone, with 10 over a Net of 9. There is no Net yet for the first pair, so it can clear nothing.',
      otherwise: 'The first pair has no Net. It leaves one of 9, and only a 10 or more clears it.',
    },
    thirdNet: {
      task: 'Cleo played a 2 after that, and Ada a jack. Tap everyone who has a point now.',
      hint: '10 less 1: a Net of 9. Who of all four has cleared one?',
      done: 'Ben from before, and Ada: a jack is 11, and higher than 9.',
      otherwise: 'Both Nets were 9. Ben’s 10 is higher, and so is Ada’s jack.',
    },
  },
} as const satisfies LessonText

export const matching = {
  title: 'Matching cards',
  intro:
    'Where both cards of a pair have the same value, both players get two points, whether or not they cleared the Net.',
  tasks: {
    both: {
      task: 'The Net is 9, and Ben’s 8 does not clear it. Let Dan score all the same.',
      hint: 'Another 8 brings two points, for both.',
      done: 'Two points each for Ben and Dan.',
      otherwise: 'That clears the Net for one point at most. Two are possible.',
    },
    instead: {
      task: 'Ben cleared the Net with a jack: one point. Let Dan play so that Ben has two instead.',
      hint: 'Another jack.',
      done: 'Two in all: the points for matching stand in place of the point for the Net.',
      otherwise: 'Ben has only the point for the Net. Matching cards would give both of them two.',
    },
    onTop: {
      task: 'The same under the house rule that the two points come on top. How many points has Ben now?',
      hint: 'And two for matching.',
      done: 'Three: one for the Net and two for matching.',
      otherwise: 'Under this house rule both count.',
    },
    netZero: {
      task: 'Two jacks were played. Let Cleo clear the next Net with the lowest card there is.',
      hint: '11 less 11.',
      done: 'The Net is 0, and every card clears it, even an ace.',
      otherwise: 'It does clear the Net of 0, but there is a lower card.',
    },
    noNet: {
      task: 'Cleo led a 7, the first card of the hand. Let Ada score.',
      hint: 'Matching needs no Net.',
      done: 'Two points each. There is no Net yet, but matching cards score all the same.',
      otherwise: 'Without a Net only matching cards score.',
    },
  },
} as const satisfies LessonText

export const winning = {
  title: 'Winning a hand',
  intro:
    'Most points win the hand. Where players are level, it goes to the one farthest clockwise from the dealer: Cormorant before Fish before Angler before Ghost. A Ghost’s win counts for two.',
  tasks: {
    tie: {
      task: 'Ada, Ben and Cleo have 10 points each, and Dan has 6. The last card brings Dan a point. Who wins the hand? Tap the seat.',
      hint: 'Of these the Fish sits farthest clockwise from the dealer.',
      done: 'Cleo, the Fish: she sits farther round than Ghost and Angler.',
      otherwise: 'Of the three who are level, who sits farthest clockwise from Ada?',
    },
    cormorant: {
      task: 'Ada, Ben and Dan finish level on 9 points, Cleo has 8. Who wins the hand? Tap the seat.',
      hint: 'The Cormorant sits at the dealer’s right hand.',
      done: 'Dan: the Cormorant wins every tie he is in.',
      otherwise: 'The Cormorant sits farthest clockwise from the dealer.',
    },
    ghost: {
      task: 'Ben has two hands and Ada none. Now Ada, the Ghost, wins one with 12 points. Tap everyone who leads the match then.',
      hint: 'So her win counts for two hands.',
      done: 'Ada and Ben, with two each: her hand counts for two, since the Ghost has not seen her own cards.',
      otherwise: 'A hand won by the Ghost counts for two: Ada is level with Ben.',
    },
    level: {
      task: 'The match is played to three hands. Ada has two. Now Ben, the Ghost, wins a hand. Tap everyone who needs only one more.',
      hint: 'That counts for two.',
      done: 'Ben has two now, level with Ada. The first to have three wins the match.',
      otherwise: 'He won as the Ghost, and that counts for two.',
    },
    match: {
      task: 'The match is played to two hands. Cleo has won one, and the Ghost wins the next. Who wins the match? Tap the seat.',
      hint: 'The Angler of the last hand is the Ghost of this one.',
      done: 'Ben, the Ghost now: his win counts for two hands, and two were agreed on.',
      otherwise: 'Before each new hand the Angler becomes the Ghost, whose win counts for two.',
    },
  },
} as const satisfies LessonText

export const cormorant = {
  title: 'The Cormorant’s choice',
  intro:
    'A house rule: once in a hand, with more cards than points, the Cormorant may become a Ghost too. If she wins, it counts for two; if not, she loses a hand.',
  tasks: {
    turn: {
      task: 'Dan is the Cormorant. Let him become a Ghost.',
      hint: 'There is a key for it.',
      done: 'Dan turns his cards around, and plays on without seeing them.',
      otherwise: 'That was Ben’s card. Dan’s choice is a key of its own.',
    },
    again: {
      task: 'Dan has become a Ghost. May he turn back into the Cormorant, or do it again?',
      hint: 'Once, and there is no way back.',
      done: 'Once a Ghost, he stays one until the hand ends.',
      otherwise: '',
    },
    late: {
      task: 'Late in a hand, Dan holds three cards. May he become a Ghost?',
      hint: 'He has more points than cards.',
      done: 'He needs more cards than points. It is a choice for early in a hand.',
      otherwise: '',
    },
    won: {
      task: 'Cleo has two hands and Dan none. Dan became a Ghost, and wins this one. Tap everyone who leads the match then.',
      hint: 'It counts as a Ghost’s win.',
      done: 'Dan is level with Cleo: his hand counts for two, as for the Ghost.',
      otherwise: 'A Ghost’s win counts for two, his too.',
    },
    lost: {
      task: 'Each has one hand. Dan, the Cormorant, becomes a Ghost, but Cleo wins. Tap everyone who has no hand then.',
      hint: 'He loses one hand.',
      done: 'Dan: he loses the one he had. A total may even fall below 0.',
      otherwise: 'He became a Ghost and did not win, so he loses a hand.',
    },
  },
} as const satisfies LessonText

export const irregular = {
  title: 'What the rules don’t allow',
  intro:
    'What the rules don’t allow stands if all four players let it. A card that was played out of turn always goes back.',
  tasks: {
    stand: {
      task: 'Dan became a Ghost with more points than cards. All let it stand. Enter it.',
      hint: 'Then tap “Let it stand”.',
      done: 'It stands, marked with the rule it broke. Dan is a Ghost until the hand ends.',
      otherwise: 'That was a card. What Dan did has a key of its own.',
    },
    back: {
      task: 'Dan became a Ghost just as late here, and everybody wants it taken back: he turns his cards to himself again. Then Cleo plays a 9.',
      hint: 'Only the 9 is entered.',
      done: 'Taken back, and the hand goes on by the rules.',
      otherwise: 'It was taken back, and then a 9 was played.',
    },
    order: {
      task: 'Ada had played her 8 when Cleo’s card was due, and Cleo then laid a 7. Both go back, and the two cards are played in turn. Enter them.',
      hint: 'Cleo’s 7, and then Ada’s 8.',
      done: 'A card out of turn can’t stand, or somebody would have none left to play at the end.',
      otherwise: 'Cleo is the Fish, and hers is the first card.',
    },
    counts: {
      task: 'The house rule was not agreed on, and Dan became a Ghost all the same. It stands. Enter that, and then his last card, a 4.',
      hint: 'Tap the key for it, “Let it stand”, and then the 4.',
      done: 'Dan wins as a Ghost, so the hand counts for two. What follows from it follows by the rules.',
      otherwise: 'Dan became a Ghost first, and then played a 4.',
    },
    loses: {
      task: 'Dan has six points and one card. He became a Ghost too late, and it stands. Enter that, and then his 10, with which Cleo wins.',
      hint: 'Tap the key for it, “Let it stand”, and then the 10.',
      done: 'A Ghost who does not win loses a hand, whether he might become one or not.',
      otherwise: 'Dan became a Ghost first, and then played a 10.',
    },
  },
} as const satisfies LessonText
