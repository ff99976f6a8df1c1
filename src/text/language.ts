import { LOADERS, type Words } from './loaders.ts'

/** Loads the words of a file into its module. */
type Put = (words: readonly unknown[]) => void

let language = 'en'
const doors = new Map<string, (readonly [index: number, put: Put])[]>()
const fetched = new Map<string, Promise<void>>()
const there = new Map<string, Words>()

/** For the doors, which the build makes: `put` is given the words of its file as soon as they are there. */
export function enter(group: string, index: number, put: Put): void {
  const words = there.get(group)?.[index]
  if (words) put(words)
  doors.set(group, [...(doors.get(group) ?? []), [index, put]])
}

async function fetchWords(group: string): Promise<void> {
  const spoken = await LOADERS[language]?.()
  const words = group === 'start' ? spoken?.words : (await spoken?.groups[group]?.())?.words
  if (!words) return
  there.set(group, words)
  for (const [index, put] of doors.get(group) ?? []) put(words[index] ?? [])
}

function wordsOf(group: string): Promise<void> {
  const known = fetched.get(group)
  if (known) return known
  const words = fetchWords(group)
  fetched.set(group, words)
  // What could not be fetched is tried again next time.
  words.catch(() => fetched.delete(group))
  return words
}

/** Runs what says the words of these groups, when they are there. Rejects where they can’t be fetched. */
export const withWords = async <T>(groups: string, run: () => Promise<T>): Promise<T> => {
  await Promise.all(groups.split(' ').map(wordsOf))
  return run()
}

/** The languages that the app has, in the order of their codes; none if nothing is built. */
export const languages = (): readonly string[] => Object.keys(LOADERS)

export const spokenLanguage = (): string => language

/** Fetches what the first screen says, in the first of these languages that the app has, else in English. `de-AT` is German. */
export function openLanguage(wishes: readonly string[]): Promise<void> {
  const codes = wishes.map(wish => wish.split('-', 1)[0] ?? '')
  language = codes.find(code => Object.hasOwn(LOADERS, code)) ?? 'en'
  return wordsOf('start')
}
