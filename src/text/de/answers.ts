/** Answers to questions in every game. */
export const answersText = { yes: 'Ja', no: 'Nein' } as const
