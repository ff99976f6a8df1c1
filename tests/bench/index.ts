import { benchWetIce } from './wetice.ts'

benchWetIce()
