/** Answers to questions in every game. */
export const answersText = { yes: 'Yes', no: 'No' } as const
