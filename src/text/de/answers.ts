/** What a question may be answered with, in every game. */
export const answersText = { yes: 'Ja', no: 'Nein' } as const
