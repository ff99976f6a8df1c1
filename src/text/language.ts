import { LOADERS, type Words } from './loaders.ts'

/** Passes the words of a file to its module. */
type Put = (words: readonly unknown[]) => void

let language = 'en'
const doors = new Map<string, (readonly [index: number, put: Put])[]>()
const fetched = new Map<string, Promise<void>>()
const there = new Map<string, Words>()

/** For the modules that the build makes for `#text`: calls `put` with the words of a file as soon as they have loaded. */
export function receiveWords(group: string, index: number, put: Put): void {
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
  // A group that couldn't be loaded is loaded again when it is needed next.
  words.catch(() => fetched.delete(group))
  return words
}

/** Runs code when the words of these groups have loaded. Rejects if they can’t be loaded. */
export const withWords = async <T>(groups: string, run: () => Promise<T>): Promise<T> => {
  await Promise.all(groups.split(' ').map(wordsOf))
  return run()
}

/** Returns the app's languages in the order of their codes; empty without a build. */
export const languages = (): readonly string[] => Object.keys(LOADERS)

export const spokenLanguage = (): string => language

/** Loads the first screen's words in the first of these languages that the app has, or else in English. `de-AT` is German. */
export function openLanguage(wishes: readonly string[]): Promise<void> {
  const codes = wishes.map(wish => wish.split('-', 1)[0] ?? '')
  language = codes.find(code => Object.hasOwn(LOADERS, code)) ?? 'en'
  return wordsOf('start')
}
