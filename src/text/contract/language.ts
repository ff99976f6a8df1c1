/** Words with the same names, arguments and parts as `English`, in whatever letters. What is missing, or asks for something else, does not compile. */
export type Translated<English> = English extends string
  ? string
  : English extends (...about: infer About) => infer Said
    ? (...about: About) => Translated<Said>
    : English extends readonly string[]
      ? readonly string[]
      : English extends ReadonlyMap<string, unknown> | number | boolean | null | undefined
        ? English
        : { readonly [Name in keyof English]: Translated<English[Name]> }

/** The names in a language that English has no more, each with the way to it; `never` where there are none. */
export type Leftover<Words, English> = Words extends
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
