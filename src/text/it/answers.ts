/** What a question may be answered with, in every game. */
export const answersText = { yes: 'Sì', no: 'No' } as const
