import type { Book } from '../book.ts'
import { matchesOf } from '../matches.ts'
import { createClient } from './client.ts'
import { clerkHere, type Clerk } from './here.ts'
import { hireWorker } from './hire.ts'

/** Of the browser's own book one in a worker, where there are workers. What waits to be stored only this window knows, though. */
export function clerkOf(book: Book): Clerk {
  const here = clerkHere(book)
  const isFree = (): boolean => matchesOf(book).failing === null
  return book.openClerk ? createClient(hireWorker(book.openClerk), here, isFree) : here
}
