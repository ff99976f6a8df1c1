/** The words of a group by file, in the order of its `#text` modules. */
export type Words = readonly (readonly unknown[])[]

/** The words of the first screen, and the loaders of the other groups. */
interface Language {
  readonly words: Words
  readonly groups: Readonly<Record<string, () => Promise<{ readonly words: Words }>>>
}

/** The loaders by language. The build fills this in; without a build, `#text` is English. */
export const LOADERS: Readonly<Record<string, () => Promise<Language>>> = {}
