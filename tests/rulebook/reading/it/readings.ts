import { stepSentence as grafaWords } from '../../../../src/text/it/grafa/hands.ts'
import { stepSentence as tennisWords } from '../../../../src/text/it/tennis/hands.ts'
import { stepSentence as wellsixWords } from '../../../../src/text/it/wellsix/hands.ts'
import { stepSentence as weticeWords } from '../../../../src/text/it/wetice/hands.ts'
import { GRAFA } from './grafa.ts'
import { TENNIS } from './tennis.ts'
import { WELLSIX } from './wellsix.ts'
import { WETICE } from './wetice.ts'

export const ITALIAN = {
  wetice: { words: weticeWords, sentences: WETICE },
  wellsix: { words: wellsixWords, sentences: WELLSIX },
  tennis: { words: tennisWords, sentences: TENNIS },
  grafa: { words: grafaWords, sentences: GRAFA, order: 'Dall’alto' },
} as const
