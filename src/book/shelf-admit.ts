import type { Book } from './book.ts'
import { graft } from './graft.ts'
import { keep, loadMatch, type Found } from './keep.ts'
import { asWriter } from './lock.ts'
import { merge, type Merge } from './merge.ts'
import type { Failure } from './storage.ts'

/** What became of a match that was brought in. `in-use`: it would go on where the book's ends, but that one is open. */
export interface Admitted {
  readonly id: string
  readonly type: Merge['type'] | 'in-use' | 'failed'
  readonly reason: Failure | null
}

export interface Foreseen {
  readonly id: string
  readonly type: Merge['type'] | 'failed'
}

export function createAdmitting({ storage, locks }: Pick<Book, 'storage' | 'locks'>) {
  /** Brings a match in beside what is there; see `merge`. */
  async function admit(found: Found): Promise<Admitted> {
    const { id } = found.head
    const admitted = await asWriter(locks, id, async (): Promise<Admitted | Found> => {
      const stored = await loadMatch(storage, id)
      if (!stored.ok) return { id, type: 'failed', reason: stored.error }
      const merged = merge(graft(found, stored.value), stored.value)
      if (merged.type === 'forked') return merged.fork
      if (merged.type === 'known') return { id, type: 'known', reason: null }
      const kept = await keep(storage, merged.missing)
      return kept.ok ? { id, type: merged.type, reason: null } : { id, type: 'failed', reason: kept.error }
    })
    if (!admitted) return { id, type: 'in-use', reason: null }
    if (!('head' in admitted)) return admitted
    const fork = await admit(admitted)
    return fork.type === 'added' || fork.type === 'longer' ? { ...fork, type: 'forked' } : fork
  }

  /** What `admit` would come to; nothing is stored. */
  async function foresee(found: Found): Promise<Foreseen> {
    const stored = await loadMatch(storage, found.head.id)
    if (!stored.ok) return { id: found.head.id, type: 'failed' }
    const merged = merge(graft(found, stored.value), stored.value)
    if (merged.type !== 'forked') return { id: merged.id, type: merged.type }
    const fork = await foresee(merged.fork)
    return fork.type === 'added' || fork.type === 'longer' ? { ...fork, type: 'forked' } : fork
  }

  return { admit, foresee }
}
