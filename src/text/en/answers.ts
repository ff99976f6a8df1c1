export const answersText = { yes: 'Yes', no: 'No' } as const
