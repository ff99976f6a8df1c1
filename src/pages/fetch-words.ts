import { LANGUAGE } from '../book/storage/names.ts'
import { withStorage } from '../book/storage/port.ts'
import { openLanguage, spokenLanguage } from '../text/language.ts'

/** Fetches the first words in the language that was chosen, or else in one of the device’s, with the manifest in it. */
export function fetchWords(): Promise<void> {
  const chosen = withStorage('localStorage', storage => storage.getItem(LANGUAGE))
  const words = openLanguage(chosen === null ? navigator.languages : [chosen, ...navigator.languages])
  document.documentElement.lang = spokenLanguage()
  if (spokenLanguage() !== 'en')
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `./manifest-${spokenLanguage()}.webmanifest`)
  return words
}
