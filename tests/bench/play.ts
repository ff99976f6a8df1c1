import { strengthOfGrafa, tournamentOfTennis, tournamentOfWellsix } from './play-others.ts'
import { sized } from './measure.ts'
import { tournamentOfWetIce } from './play-wetice.ts'

/** Playing strength of the app: `npm run bench:play -- GAMES`. */
const games = Number(process.argv[2] ?? sized(400))

tournamentOfWetIce(games)
tournamentOfWellsix(games, sized(100))
tournamentOfTennis(games)
// One game has no spread.
strengthOfGrafa(Math.max(games, 2), sized(150))
