/** Whether a rank, as it is printed, is another one from the other side of the table: a 6 would be a 9. */
export const isOtherUpsideDown = (rank: string): boolean => rank === '6' || rank === '9'
