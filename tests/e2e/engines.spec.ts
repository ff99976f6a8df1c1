import { isLong } from '../runs.ts'
import { bare as test, endServing, LONG, serveDist, type Served } from './app.ts'
import { openChromium } from './engines/chromium.ts'
import type { Driver } from './engines/driver.ts'
import { hasFirefox, openFirefox } from './engines/firefox.ts'
import { followScenario } from './engines/follow.ts'
import { playScenario } from './engines/scenario.ts'
import { hasWebKit, openWebKit } from './engines/webkit.ts'

interface Engine {
  readonly name: string
  readonly isHere: boolean
  readonly open: () => Promise<Driver>
}

const ENGINES: readonly Engine[] = [
  { name: 'Chromium', isHere: true, open: openChromium },
  { name: 'Firefox', isHere: hasFirefox(), open: openFirefox },
  { name: 'WebKit', isHere: hasWebKit(), open: openWebKit },
]

type Scenario = (open: Engine['open'], served: Served) => Promise<void>
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'a duel is played, corrected, stored and moved to another device': (open, { url }) => playScenario(open, url, isLong),
  'a match is followed through a failure of the server': followScenario,
}

/** All other tests use Chromium, so the scenarios in Chromium run only in a long run, and so does following a match. */
const isFurther = (name: string, play: Scenario): boolean => name === 'Chromium' || play === followScenario

for (const { name, isHere, open } of ENGINES)
  for (const [what, play] of Object.entries(SCENARIOS)) {
    test(`${what} in ${name}`, isFurther(name, play) ? LONG : {}, async () => {
      test.skip(!isHere, `${name} is not installed here`)
      test.setTimeout(240_000)
      const served = await serveDist()
      try {
        await play(open, served)
      } finally {
        await endServing(served)
      }
    })
  }
