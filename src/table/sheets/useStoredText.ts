import { onBeforeUnmount, watch, type Ref } from 'vue'
import { textKey } from '../../book/storage/names.ts'
import { withStorage } from '../../book/storage/port.ts'

/** Stores an entered text, so that it survives a reload of the page, until the field is unmounted. */
export function useStoredText(place: string, text: Ref<string>): void {
  const key = textKey(place)

  function store(value: string): void {
    withStorage('sessionStorage', storage => storage.removeItem(key))
    if (value !== '') withStorage('sessionStorage', storage => storage.setItem(key, value))
  }

  if (text.value === '') text.value = withStorage('sessionStorage', storage => storage.getItem(key)) ?? ''
  watch(text, store)
  onBeforeUnmount(() => store(''))
}
