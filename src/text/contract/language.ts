/** Missing words or other arguments don't compile. */
type Translated<English> = English extends string
  ? string
  : English extends (...about: infer About) => infer Said
    ? (...about: About) => Translated<Said>
    : English extends readonly string[]
      ? readonly string[]
      : English extends ReadonlyMap<string, unknown> | number | boolean | null | undefined
        ? English
        : { readonly [Name in keyof English]: Translated<English[Name]> }

/** The words of a file that code outside `src/text` uses. A language may export others for itself. */
export type RequiredWords<English, Names extends keyof English> = Translated<Pick<English, Names>>

/** Parts of `Words` that English doesn't have. */
export type Extra<Words, English, Names extends keyof English> = Leftover<Pick<Words, Names & keyof Words>, English>

/** Names, with their paths, that a language has and English doesn't; `never` if there are none. */
type Leftover<Words, English> = Words extends
  | readonly unknown[]
  | string
  | number
  | boolean
  | null
  | undefined
  | ((...about: never) => unknown)
  ? never
  : {
      [Name in keyof Words & string]: Name extends keyof English
        ? Within<Name, Leftover<Words[Name], English[Name]>>
        : Name
    }[keyof Words & string]

type Within<Name extends string, Rest> = Rest extends string ? `${Name}.${Rest}` : never
