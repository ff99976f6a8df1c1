import { defineStore } from 'pinia'
import { computed, shallowReactive, shallowRef, type WritableComputedRef } from 'vue'
import { useBook } from '../book.ts'
import { LAST_OPENED } from '../storage/names.ts'
import { type Failure, toFailure, settingRow } from '../storage/port.ts'

/** The default choice comes first. */
const CHOICES = {
  theme: ['system', 'light', 'dark', 'black'],
  fourColour: [false, true],
  confirm: ['two-taps', 'immediate'],
  pace: ['middle', 'slow', 'quick'],
  help: ['asked', 'off'],
  facing: ['one-side', 'opposite'],
  speak: [false, true],
  enterBy: ['rows', 'columns'],
  motion: ['system', 'less'],
  bothAgree: [false, true],
  letters: ['own', 'AKQJ', 'ARDF', 'AKDB'],
} as const

export type Settings = { -readonly [Key in keyof typeof CHOICES]: (typeof CHOICES)[Key][number] }
type Key = keyof Settings

const DEFAULTS: Settings = {
  theme: CHOICES.theme[0],
  fourColour: CHOICES.fourColour[0],
  confirm: CHOICES.confirm[0],
  pace: CHOICES.pace[0],
  help: CHOICES.help[0],
  facing: CHOICES.facing[0],
  speak: CHOICES.speak[0],
  enterBy: CHOICES.enterBy[0],
  motion: CHOICES.motion[0],
  bothAgree: CHOICES.bothAgree[0],
  letters: CHOICES.letters[0],
}

/** Uses no schema, because the first screen would have to wait for that code. */
const isRow = (row: unknown): row is { readonly key: string; readonly value: unknown } =>
  typeof row === 'object' && row !== null && 'key' in row && typeof row.key === 'string' && 'value' in row

const isKey = (key: string): key is Key => Object.hasOwn(CHOICES, key)

const isChoice = <K extends Key>(key: K, value: unknown): value is Settings[K] =>
  (CHOICES[key] as readonly unknown[]).includes(value)

/**
 * The user's settings, each in a row of the same database as the matches, because `localStorage` loses data written in the seconds before
 * the browser is killed. Load the settings before the first screen is shown.
 */
export const useSettingsStore = defineStore('settings', () => {
  const book = useBook()
  const values = shallowReactive({ ...DEFAULTS })
  const failed = shallowRef<Failure | null>(null)
  const table = shallowRef<string | null>(null)

  async function load(): Promise<void> {
    const read = toFailure(await book.storage.all('settings'))
    failed.value = read.ok ? null : read.error
    for (const each of read.ok ? read.value : []) {
      if (!isRow(each)) continue
      const { key, value } = each
      if (isKey(key)) apply(key, value)
      else if (key === LAST_OPENED) table.value = typeof value === 'string' && !(await isOver(value)) ? value : null
    }
  }

  async function isOver(match: string): Promise<boolean> {
    const read = await book.storage.get('results', match)
    const row = read.ok ? read.value : null
    return typeof row === 'object' && row !== null && 'over' in row && row.over === true
  }

  function apply<K extends Key>(key: K, value: unknown): void {
    if (isChoice(key, value)) values[key] = value
  }

  async function set<K extends Key>(key: K, value: Settings[K]): Promise<void> {
    apply(key, value)
    const stored = toFailure(await book.storage.write([settingRow(key, value)]))
    failed.value = stored.ok ? null : stored.error
    if (stored.ok) book.channel.send({ type: 'settings' })
  }

  book.channel.listen(news => {
    if (news.type === 'settings') void load()
  })

  const setting = <K extends Key>(key: K): WritableComputedRef<Settings[K]> =>
    computed({ get: () => values[key], set: value => void set(key, value) })

  return {
    theme: setting('theme'),
    fourColour: setting('fourColour'),
    confirm: setting('confirm'),
    pace: setting('pace'),
    help: setting('help'),
    facing: setting('facing'),
    speak: setting('speak'),
    enterBy: setting('enterBy'),
    motion: setting('motion'),
    bothAgree: setting('bothAgree'),
    letters: setting('letters'),
    failed,
    /** The id of the match that was open last; null if the user had left it, or if it is over. */
    table,
    load,
    set,
  }
})
