/** A name that a record can hold: not blank, and without what ends a name or a line there. */
export const isName = (name: string): boolean => name.trim() !== '' && !/[,#\r\n]/.test(name)
