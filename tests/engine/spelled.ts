import type { HandStep, Movement, Instruction } from '../../src/engine/hands.ts'

const moved = ({ piece, from, to }: Movement): string => `${piece} ${from} > ${to}`

/** The steps of an instruction, each as a text such as `lay: KH hand 3 > played 3`. */
export const spelledSteps = (steps: readonly HandStep[]): string[] =>
  steps.map(({ kind, movements }) => `${kind}: ${movements.map(moved).join(', ')}`)

export const spelledInstructions = (instructions: readonly Instruction[]): string[][] => instructions.map(spelledSteps)

/** The steps of each instruction as texts with the number of cards that they move, such as `deal 52`. */
export const countedSteps = (instructions: readonly Instruction[]): string[][] =>
  instructions.map(instruction => instruction.map(({ kind, movements }) => `${kind} ${movements.length}`))
