/** Words by file, in the order of their doors. */
export type Words = readonly (readonly unknown[])[]

/** The first part of a language: the words of its first screen, and the loaders of its other groups. */
interface Language {
  readonly words: Words
  readonly groups: Readonly<Record<string, () => Promise<{ readonly words: Words }>>>
}

/** By language. The build fills this in; where nothing is built, `#text` is English. */
export const LOADERS: Readonly<Record<string, () => Promise<Language>>> = {}
