import type { NoteText } from '../../guide.ts'

export const guideText = {
  welcome: {
    title: 'A first hand',
    text: 'You are Cleo, the Fish, and play first. Ada, opposite, deals and is the Ghost. The app plays the other three seats, and says why. Deal on the screen, then tap a card of yours.',
  },
  pair: {
    title: 'A pair',
    text: 'The Ghost completes the first pair. The difference of the two cards will be the Net for the other two players.',
  },
  net: {
    title: 'The Net',
    text: 'There is a Net now. Angler and Cormorant try to clear it: a card that is higher earns a point.',
  },
  clear: {
    title: 'Over the Net',
    text: 'The card was higher than the Net: a point. Being equal would not have been enough.',
  },
  missed: {
    title: 'Under the Net',
    text: 'That card was not higher than the Net, so it earned nothing. It still makes the next Net with the other card of its pair.',
  },
  match: {
    title: 'Matching cards',
    text: 'Both cards have the same value, so both players have two points from this pair, and the next Net is 0.',
  },
  'hand-over': {
    title: 'The hand is over',
    text: 'Most points win the hand; the player farthest clockwise from the dealer wins ties. A Ghost’s win counts for two. Now deal anew.',
  },
  'next-hand': {
    title: 'The next hand',
    text: 'Each moved on by one role: the Angler is the Ghost now, and the Fish, who plays first, is whoever sits opposite.',
  },
  over: {
    title: 'The match is over',
    text: 'The agreed number of hands is won. That was a whole match: you are ready to referee one for friends.',
  },
} as const satisfies Readonly<Record<string, NoteText>>
