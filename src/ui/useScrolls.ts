import { onBeforeUnmount, onMounted, readonly, ref, type Ref } from 'vue'

/** Whether more lies in a box than it shows: it is scrolled with the arrow keys then, and so takes the focus. The box holds one element. */
export function useScrolls(box: () => HTMLElement | null): Readonly<Ref<boolean>> {
  const scrolls = ref(false)
  let watcher: ResizeObserver | null = null

  onMounted(() => {
    const shown = box()
    if (!shown || typeof ResizeObserver === 'undefined') return
    watcher = new ResizeObserver(() => (scrolls.value = shown.scrollHeight > shown.clientHeight))
    watcher.observe(shown)
    if (shown.firstElementChild) watcher.observe(shown.firstElementChild)
  })
  onBeforeUnmount(() => watcher?.disconnect())

  return readonly(scrolls)
}
