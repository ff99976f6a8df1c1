import { benchOtherSearches } from './analysis-others.ts'
import { benchAnalysis } from './analysis.ts'
import { benchBook } from './book.ts'
import { benchGrafa } from './grafa.ts'
import { benchTennis } from './tennis.ts'
import { benchWellsix } from './wellsix.ts'
import { benchWetIce } from './wetice.ts'

benchWetIce()
benchWellsix()
benchTennis()
benchGrafa()
benchBook()
benchAnalysis()
benchOtherSearches()
