/** Words with the same names, arguments and parts as `English`, in whatever letters. What is missing, or asks for something else, does not compile. */
type Translated<English> = English extends string
  ? string
  : English extends (...about: infer About) => infer Said
    ? (...about: About) => Translated<Said>
    : English extends readonly string[]
      ? readonly string[]
      : English extends ReadonlyMap<string, unknown> | number | boolean | null | undefined
        ? English
        : { readonly [Name in keyof English]: Translated<English[Name]> }

/** The words of a file that are used outside the texts. Its other exports are its language's own. */
export type RequiredWords<English, Names extends keyof English> = Translated<Pick<English, Names>>

/** Parts of those words that the English ones lack. */
export type Extra<Words, English, Names extends keyof English> = Leftover<Pick<Words, Names & keyof Words>, English>

/** Names that a language has and English no longer has, each with its path; `never` where there are none. */
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
