import type { Changed } from '../../../book/journal/amend.ts'
import { change, counted, listOf } from '../lists.ts'
import { readProblemWords } from '../problems.ts'
import type { Unreadable } from '../../../book/journal/replay.ts'

/** Every text of the replay. */
export const REPLAY = {
  title: 'Replay',
  opening: 'Opening the match',
  beginning: 'The beginning.',
  ask: 'Ask in words',
  noQuestion: 'That is no question. “Help” says what can be asked.',
  propose: 'Propose it',
  unread: 'This can’t be read as a move.',
  at: (move: number, moves: number): string =>
    move === 0 ? `${counted(moves, 'move', 'moves')}` : `Move ${move} of ${moves}`,
  scrub: 'Through the match',
  controls: 'Forwards and backwards',
  back: 'A step back',
  next: 'A step on',
  backMove: 'A move back',
  nextMove: 'A move on',
  play: 'Play on',
  pause: 'Pause',
  log: 'Log',
  table: 'See the table',
  branch: 'Go on from here',
  scores: (scores: readonly number[]): string => scores.join('–'),

  amend: {
    title: (move: number, said: string): string => `${move}. ${said}`,
    amend: 'Amend',
    change: 'Change this move',
    before: 'Put a move before it',
    after: 'Put a move after it',
    remove: 'Take this move out',
    cut: 'Cut off after this move',
    asked: {
      change: (move: number, said: string): string => `What was played as move ${move}? So far: ${said}`,
      insert: () => 'What was played here?',
    },
    tap: 'Tap it on the table, type it, or choose among the legal ones.',
    type: 'Type it, or choose among the legal ones.',
    typed: 'The move',
    legal: 'Legal moves',
    legalCount: (count: number): string => `${counted(count, 'legal move', 'legal moves')}`,
    search: 'Search',
    leave: 'Leave it',
    unreadable: (problem: Unreadable): string => `${readProblemWords(problem)}.`,

    review: 'What would follow',
    none: 'No ruling changes.',
    rulings: (count: number): string => `${counted(count, 'ruling changes', 'rulings change')}.`,
    cutOff: (count: number): string => `${counted(count, 'move', 'moves')} would count no more.`,
    score: (name: string, before: number, after: number): string =>
      before === after ? `${name} keeps ${after}` : `${name} ${after} instead of ${before}`,
    winner: (name: string): string => `${name} wins.`,
    draw: 'A draw.',
    goesOn: 'The match isn’t over then.',
    falls: 'no longer stands',
    stands: 'stands now',
    gains: ({ gainedBefore, gainedAfter }: Changed, players: readonly string[]): string =>
      listOf(
        players.flatMap((name, seat) => {
          const [before = 0, after = 0] = [gainedBefore[seat], gainedAfter[seat]]
          return before === after ? [] : [`${name} ${change(before)}, now ${change(after)}`]
        }),
      ) || 'ruled otherwise, for the same points',
    changeMove: (move: number): string => `Mend move ${move}`,
    stand: (move: number): string => `Move ${move} stands`,
    cutThere: 'Cut off there',
    accept: 'Accept',
    back: 'Leave it as it was',
    done: 'Amended. The log keeps what it was.',
    problem: {
      nothing: 'Nothing is different.',
      'not-agreed': 'Not all agreed.',
      stale: 'The match went on meanwhile. Try again.',
      'read-only': 'It can’t be changed here: another window plays it, or a newer version wrote it.',
      'not-saved': 'It is not saved. The table says more.',
      unreadable: 'That can’t be read as a move.',
    },
  },
} as const
