import { strengthOfGrafa, tournamentOfTennis, tournamentOfWellsix } from './play-others.ts'
import { tournamentOfWetIce } from './play-wetice.ts'

/** How strong the app plays: `npm run bench:play -- GAMES`. */
const games = Number(process.argv[2] ?? 400)

tournamentOfWetIce(games)
tournamentOfWellsix(games)
tournamentOfTennis(games)
strengthOfGrafa(games, 150)
