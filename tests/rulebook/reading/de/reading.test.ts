import { describe, expect, it } from 'vitest'
import { handWords as grafaWords } from '../../../../src/text/de/grafa/hands.ts'
import { handWords as tennisWords } from '../../../../src/text/de/tennis/hands.ts'
import { handWords as wellsixWords } from '../../../../src/text/de/wellsix/hands.ts'
import { handWords as weticeWords } from '../../../../src/text/de/wetice/hands.ts'
import { runs, SEED } from '../../../runs.ts'
import { readingsIn, WALKS } from '../reading.ts'
import { GRAFA } from './grafa.ts'
import { TENNIS } from './tennis.ts'
import { WELLSIX } from './wellsix.ts'
import { WETICE } from './wetice.ts'

const READINGS = readingsIn({
  wetice: { words: weticeWords, sentences: WETICE },
  wellsix: { words: wellsixWords, sentences: WELLSIX },
  tennis: { words: tennisWords, sentences: TENNIS },
  grafa: { words: grafaWords, sentences: GRAFA, order: 'Von oben' },
})

describe('hands that only read German get from any stop of any walk to where the referee is', () => {
  it.each(Object.entries(READINGS))('%s', (_, reads) => {
    let walks = 0
    for (let seed = SEED; walks < WALKS * runs(3); seed++) walks += reads(seed)
    expect(walks).toBeGreaterThan(0)
  })
})
