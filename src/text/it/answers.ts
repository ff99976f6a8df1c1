/** Answers to questions in every game. */
export const answersText = { yes: 'Sì', no: 'No' } as const
