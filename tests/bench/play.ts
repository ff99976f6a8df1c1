import { strengthOfGrafa, tournamentOfTennis, tournamentOfWellsix } from './play-others.ts'
import { sized } from './measure.ts'
import { tournamentOfWetIce } from './play-wetice.ts'

/** Measures the playing strength of the app: `npm run bench:play -- GAMES`. */
const games = Number(process.argv[2] ?? sized(400))

tournamentOfWetIce(games)
tournamentOfWellsix(games, sized(100))
tournamentOfTennis(games)
// A single game has no standard deviation.
strengthOfGrafa(Math.max(games, 2), sized(150))
