import { tournamentOfWetIce } from './play-wetice.ts'

/** How strong the app plays: `npm run bench:play -- GAMES`. */
tournamentOfWetIce(Number(process.argv[2] ?? 400))
