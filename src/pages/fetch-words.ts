import { LANGUAGE } from '../book/storage/names.ts'
import { withStorage } from '../book/storage/port.ts'
import { openLanguage, spokenLanguage } from '../text/language.ts'

/** Loads the first screen's words in the chosen language, or else in the device's, and links the manifest in that language. */
export function fetchWords(): Promise<void> {
  const chosen = withStorage('localStorage', storage => storage.getItem(LANGUAGE))
  const words = openLanguage(chosen === null ? navigator.languages : [chosen, ...navigator.languages])
  document.documentElement.lang = spokenLanguage()
  if (spokenLanguage() !== 'en')
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `./manifest-${spokenLanguage()}.webmanifest`)
  return words
}
