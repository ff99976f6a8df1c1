/** Fetches the words of a group: a list for each of its files, in the order of their doors. */
type Load = () => Promise<{ readonly words: readonly (readonly unknown[])[] }>

/** By language and group. The build fills this in; where nothing is built, `#text` is English. */
export const LOADERS: Readonly<Record<string, Readonly<Record<string, Load>>>> = {}
