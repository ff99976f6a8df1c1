/** What a question may be answered with, in every game. */
export const answersText = { yes: 'Yes', no: 'No' } as const
