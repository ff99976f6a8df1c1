import { shallowRef } from 'vue'
import { useRoute } from 'vue-router'
import { useShelfStore } from '../../../book/shelf.ts'
import { formOf, newForm } from './form.ts'

/** The choices of the match that is to be played again, else of the latest one. What people choose in the meantime stays. */
export function useForm() {
  const route = useRoute()
  const shelf = useShelfStore()
  const fresh = newForm()
  const form = shallowRef(fresh)

  async function load(): Promise<void> {
    await shelf.refresh()
    const played = shelf.list.filter(item => item.head.game === 'tennis')
    const again = played.find(item => item.id === route.query['again']) ?? played[0]
    const earlier = again ? formOf(again.head.head) : null
    if (earlier && form.value === fresh) form.value = earlier
  }

  void load()
  return form
}
