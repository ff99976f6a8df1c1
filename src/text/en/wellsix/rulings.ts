import { IRREGULAR_RULINGS } from '../irregular.ts'
import type { RulingText } from '../rulebook.ts'

/** Answers where the rules leave room; the app cites their numbers. */
export const RULINGS: Readonly<Record<string, RulingText>> = {
  X1: {
    question: 'Who plays red, and who plays black?',
    answer:
      'Whoever opens the game plays red: hearts first, then diamonds. The other plays spades, then clubs. The next game is opened by the other player, who then plays red. As a house rule, both may keep the colours of the first game.',
  },
  X2: {
    question: 'Which cards does an exchange involve?',
    answer: 'A card of your own that lies on the table, and one of your own hand.',
  },
  X3: {
    question: 'Which cards may be switched?',
    answer: 'Two cards, both your own, that touch along an edge. Diagonal neighbours may not.',
  },
  X4: {
    question: 'What exactly happens in a capture?',
    answer:
      'The capturing card goes onto the place of the captured card, and its own place stays empty. Suits and colours do not matter, so you may capture your own cards; these come back into your hand and may be placed in the same turn.',
  },
  X5: {
    question: 'When are groups cut off?',
    answer:
      'Right after a capture, as only a capture leaves a gap. The largest group stays and all others are cleared away. If the largest are equally large, the capturing player chooses among these.',
  },
  X6: {
    question: 'When does a line count?',
    answer:
      'When the move is complete, with everything that isolation removes. Six or more in a row or a column end the game there and then, also between the two moves of a turn.',
  },
  X7: {
    question: 'Which turns count towards ten?',
    answer:
      'Turns of the main phase, each player’s turn as one, the opener’s first single move too. A card seized by capture or by isolation starts the count again. The game ends with the tenth quiet turn.',
  },
  X8: {
    question: 'What if nothing can be seized any more?',
    answer:
      'The game goes on, as a line may still come, until ten turns have been quiet or both agree to stop. The referee tells you when it is certain: no card on the table or in a hand ranks directly above another, or one player has no card left there.',
  },
  X9: {
    question: 'May a player pass?',
    answer: 'Only without a legal move. Then the rest of the turn is passed.',
  },
  X10: {
    question: 'What does a game score?',
    answer:
      'With a line, 30, and one point to the other player for each card seized; in the opening nothing has been seized, so it is 30 to 0. Without a line, one point to each for each card seized. Equal totals after the last game are a draw.',
  },
  X11: {
    question: 'How many games are a match?',
    answer: 'Six, or another even number that you agree on before the first.',
  },
  X12: {
    question: 'What may a correction change?',
    answer:
      'Where cards lie, between moves. Cards laid down come from the hands, cards taken off go back there, and what has been seized stays seized. The table must hang together and show no line; in the opening it keeps its numbers of red and black cards.',
  },
  X13: {
    question: 'May a game be entered by its result alone?',
    answer:
      'Yes, before its first card is placed, if a game can end so: 30 for a line and at most 20 for the other player, or up to 26 for each and 51 together.',
  },
  ...IRREGULAR_RULINGS,
}
