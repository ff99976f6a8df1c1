/** The scripts that need no browser, each with a pattern that matches the end of a complete run's output. */
export const SCRIPTS = {
  'tests/bench/index.ts': /The analyst of Wellsix\n {2}positions: \d+ a second\n$/,
  'tests/bench/play.ts': /final score [\d.]+ ± [\d.]+, \d perfect\n$/,
  'tests/bench/hints.ts': /Grafa: \d+ of 1 won \([\d.]+ %\), [\d.]+ on average\n$/,
  'tests/bench/imports.ts': /3 files from 0 on .* 0 went wrong\.\n$/,
  'tests/bench/backup.ts': /read match by match: 1 matches, 200 entries: [\d.]+ s\n$/,
  'tests/rulebook/reading/index.ts': /Grafa: \d+ walks, 0 records with a failure\n/,
  'tests/bench/beginnings.ts': /deals 1 to \d+, in \d+ s\.\n$/,
  // This script comes last, because it ends its process.
  'tests/bench/rooms.ts':
    /kills of the server: \d+ entries acknowledged, 0 lost, changed, doubled or out of order; whole again in \d+ ms at most\n/,
}
