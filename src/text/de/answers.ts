export const answersText = { yes: 'Ja', no: 'Nein' } as const
