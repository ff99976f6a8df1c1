export const answersText = { yes: 'Sì', no: 'No' } as const
