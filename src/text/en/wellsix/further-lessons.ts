import type { LessonText } from '../../lessons.ts'

export const exchange = {
  title: 'Exchange',
  intro:
    'To exchange is to take a card of your own from the table and put one of your hand in its place. Tap one, then the other.',
  tasks: {
    king: {
      task: 'You are Ada. Exchange your king for one of your cards on the table.',
      hint: 'Take the 5 or the 3.',
      done: 'The king lies there now, and the other card is in your hand.',
      otherwise: '',
    },
    fromTable: {
      task: 'Tap each card on the table that Ada may exchange for her king.',
      hint: 'Red cards are hers; the 9 is black, and so it is Ben’s.',
      done: 'Only your own cards are exchanged. Ben’s cards are captured.',
      otherwise: 'Only her own cards may be exchanged.',
    },
    fromHand: {
      task: 'Ada takes the 5 from the table. Tap each card that she may put in its place.',
      hint: 'It has to come from her hand.',
      done: 'One card from the table, one from the hand. The 3 lies on the table already.',
      otherwise: 'The card that is put down comes from her hand.',
    },
    thenSeize: {
      task: 'Seize the queen this turn.',
      hint: 'Exchange the 5 for the king.',
      done: 'An exchange puts the right card in the right place.',
      otherwise: 'The queen is still there. The king has to lie beside it.',
    },
  },
} as const satisfies LessonText

export const isolation = {
  title: 'Isolation',
  intro:
    'The gap that a capture leaves may cut the table into groups. Only the largest stays. Of the others you seize Ben’s cards, and take back yours.',
  tasks: {
    cutOff: {
      task: 'Ada’s king on 1, 1 takes the queen on 2, 1. Tap every card that is cut off.',
      hint: 'Two cards on the left, four on the right.',
      done: 'The two on the left: the king and the three black cards around it are the larger group.',
      otherwise: 'Take the king off 1, 1, put it on 2, 1, and look for the smaller group.',
    },
    returned: {
      task: 'The same capture. Tap the card that comes back to Ada’s hand.',
      hint: 'One’s own cards are never lost by isolation.',
      done: 'The 5 of hearts is Ada’s own. Only Ben’s 8 is seized.',
      otherwise: 'Of the cards that are cut off, her own comes back to her.',
    },
    seizeTwo: {
      task: 'Two captures are possible. Seize two cards with one.',
      hint: 'The eight hangs on the king alone.',
      done: 'The queen by capture, the 8 by isolation.',
      otherwise: 'Only one card was seized.',
    },
    equalGroups: {
      task: 'Both groups have two cards, so you choose which one stays. Seize as many cards as you can.',
      hint: 'Tap the group with your king to keep it.',
      done: 'Two more for your pile, and the king stays.',
      otherwise: 'You seized only one, and took back your king.',
    },
    seizeFour: {
      task: 'Seize four cards with one capture.',
      hint: 'Your king is their only link to the rest.',
      done: 'One captured, three cut off.',
      otherwise: 'Not four. Look for a card of yours that holds black cards to the table.',
    },
  },
} as const satisfies LessonText

export const end = {
  title: 'Games without a line',
  intro:
    'Without a line the game ends after ten turns in a row without a seizure, or when both players agree that nothing more can be seized.',
  tasks: {
    tenth: {
      task: 'Nine turns in a row were quiet, and this is Ada’s last move of the tenth. End the game.',
      hint: 'Lay the 3 anywhere.',
      done: 'Ten quiet turns in a row: the game is over.',
      otherwise: 'A seizure begins the count of quiet turns anew.',
    },
    seizure: {
      task: 'The same moment. Make the one move after which the game goes on.',
      hint: 'The king takes the queen.',
      done: 'A seizure begins the count of quiet turns anew.',
      otherwise: 'That seizes nothing, and so it was the tenth quiet turn.',
    },
    goOn: {
      task: 'Nine quiet turns, and this is your last move of the tenth. Keep the game going.',
      hint: 'The 10 of hearts takes the 9.',
      done: 'The count begins anew.',
      otherwise: 'Ten quiet turns: the game is over. A card of your own is no seizure.',
    },
    agreed: {
      task: 'Most cards are seized, and both see that no other can be. End the game at once.',
      hint: 'Both agree: there is a key for it.',
      done: 'Both agreed. If only one of them had wanted to play on for a line, the game would go on.',
      otherwise: 'That is only one more quiet turn. What can the two do together?',
    },
  },
} as const satisfies LessonText

export const match = {
  title: 'Scores and the match',
  intro:
    'Six in line scores 30, and the other player one for each card seized. Without a line both score their seized cards. A match has an even number of games.',
  tasks: {
    line: {
      task: 'You are Ada, and have seized three cards. Score 30 with one move.',
      hint: 'Your row has five cards. Put a sixth at one of its ends.',
      done: 'Six in line: 30, and nothing for the cards that you have seized.',
      otherwise: 'Only six in line score 30.',
    },
    other: {
      task: 'Ada’s king makes six in line. What does Ben score, who has seized two cards?',
      hint: 'One point for each card seized.',
      done: 'One point for each of the two cards.',
      otherwise: 'He scores one point for each card he has seized.',
    },
    quiet: {
      task: 'Nine turns were quiet, and this is your last move of the tenth. You lead by three seized cards to two: end the game with it.',
      hint: 'Place, switch or exchange a card, and seize nothing.',
      done: 'Without a line each card seized is a point: three for you, two for Ben.',
      otherwise: '',
    },
    opener: {
      task: 'Ada opened the first game. You are Ben and open the second: lay its first card.',
      hint: 'Any heart, in the middle.',
      done: 'The players open in turn, and whoever opens has red, unless you agreed to keep the colours.',
      otherwise: '',
    },
    opening: {
      task: 'Still in the opening, Ada has five hearts in a row. Win at once.',
      hint: 'A heart at one end of the row.',
      done: 'A win in the opening is 30 to 0: nothing has been seized yet.',
      otherwise: 'That does not make six in line.',
    },
  },
} as const satisfies LessonText

export const irregular = {
  title: 'What the rules don’t allow',
  intro:
    'Sometimes a move is made that the rules don’t allow. Both players say together what becomes of it: it is taken back, the table is put right, or it stands.',
  tasks: {
    stand: {
      task: 'Ada’s 9 took the 3 beside it, against the rules. Both let it stand. Enter it.',
      hint: 'Then tap “Let it stand”.',
      done: 'It stands, marked with the rule it broke, and the 3 is seized.',
      otherwise: 'It was the 9 that took the 3.',
    },
    follows: {
      task: 'Ada’s 9 takes the 3 of spades against the rules, and it stands. Tap every card that is cut off.',
      hint: 'The 9 leaves a gap behind it.',
      done: 'The 5 of clubs hung on the 9 alone. The capture was irregular; what came after it was not.',
      otherwise: 'Only the capture breaks a rule. What loses its link to the larger group goes.',
    },
    right: {
      task: 'Nobody knows how it came about, but on your real table the 5 and the 3 have changed places. Put the table here right.',
      hint: 'Tap the 3, and enter the 5; tap the 5, and enter the 3.',
      done: 'The cards stayed as they lay, and the record follows them.',
      otherwise: 'The two tables still differ.',
    },
  },
} as const satisfies LessonText
