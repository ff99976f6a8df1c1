import { benchWellsix } from './wellsix.ts'
import { benchWetIce } from './wetice.ts'

benchWetIce()
benchWellsix()
