import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Result } from '../../engine/result.ts'
import { useBook } from '../book.ts'
import { NO_PEOPLE, type People, type Person } from '../people/people.ts'
import { loadPeople, changePeople } from '../people/stored.ts'
import type { Failure } from '../storage/port.ts'

export const usePeopleStore = defineStore('people', () => {
  const book = useBook()
  const people = shallowRef(NO_PEOPLE)

  async function refresh(): Promise<void> {
    const read = await loadPeople(book)
    if (read.ok && JSON.stringify(read.value.rows) !== JSON.stringify(people.value.rows)) people.value = read.value
  }

  book.channel.listen(news => {
    if (news.type === 'library') void refresh()
  })

  return {
    people,
    refresh,
    async edit(change: (people: People) => readonly Person[]): Promise<Result<readonly Person[], Failure | 'in-use'>> {
      const done = await changePeople(book, change)
      book.channel.send({ type: 'library' })
      await refresh()
      return done
    },
  }
})
