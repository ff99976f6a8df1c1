import type { HandStep, Movement, Instruction } from '../../src/engine/hands.ts'

const moved = ({ piece, from, to }: Movement): string => `${piece} ${from} > ${to}`

/** Instructions for hands, a line for each step: `lay: KH hand 3 > played 3`. */
export const spelled = (steps: readonly HandStep[]): string[] =>
  steps.map(({ kind, movements }) => `${kind}: ${movements.map(moved).join(', ')}`)

export const spelledInstructions = (instructions: readonly Instruction[]): string[][] => instructions.map(spelled)

/** Instructions for hands, in which large movements are only counted: `deal 52`. */
export const counted = (instructions: readonly Instruction[]): string[][] =>
  instructions.map(instruction => instruction.map(({ kind, movements }) => `${kind} ${movements.length}`))
