/** What can be chosen, one by one, for fields to be bound to: what is set is not kept here, but asked for as a change. */
export const fieldsOf = <Choices extends object>(
  choices: () => Choices,
  change: (changes: Partial<Choices>) => void,
): { -readonly [Name in keyof Choices]: Choices[Name] } =>
  new Proxy(choices(), {
    get: (_, name) => Reflect.get(choices(), name) as unknown,
    set: (_, name, value) => {
      change({ ...choices(), [name]: value as unknown })
      return true
    },
  })
