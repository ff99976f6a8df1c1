import { stepSentence as grafaWords } from '../../../../src/text/de/grafa/hands.ts'
import { stepSentence as tennisWords } from '../../../../src/text/de/tennis/hands.ts'
import { stepSentence as wellsixWords } from '../../../../src/text/de/wellsix/hands.ts'
import { stepSentence as weticeWords } from '../../../../src/text/de/wetice/hands.ts'
import { GRAFA } from './grafa.ts'
import { TENNIS } from './tennis.ts'
import { WELLSIX } from './wellsix.ts'
import { WETICE } from './wetice.ts'

export const GERMAN = {
  wetice: { words: weticeWords, sentences: WETICE },
  wellsix: { words: wellsixWords, sentences: WELLSIX },
  tennis: { words: tennisWords, sentences: TENNIS },
  grafa: { words: grafaWords, sentences: GRAFA, order: 'Von oben' },
} as const
