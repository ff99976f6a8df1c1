import { onBeforeUnmount, watch, type Ref } from 'vue'
import { textKey } from '../../book/storage/names.ts'
import { withStorage } from '../../book/storage/port.ts'

/** Keeps a text that is entered through a reload of the page, as an update brings one, until the field goes away. */
export function useKeptText(place: string, text: Ref<string>): void {
  const key = textKey(place)

  function keep(given: string): void {
    withStorage('sessionStorage', storage => storage.removeItem(key))
    if (given !== '') withStorage('sessionStorage', storage => storage.setItem(key, given))
  }

  if (text.value === '') text.value = withStorage('sessionStorage', storage => storage.getItem(key)) ?? ''
  watch(text, keep)
  onBeforeUnmount(() => keep(''))
}
