import type { Page } from '@playwright/test'
import { bringTo, state, type State } from './states.ts'

/** A frequently used screen, and its maximum number of controls. */
export interface Screen {
  readonly name: string
  readonly state: State
  readonly most: number
  /** Selectors of content, such as rows of the book, whose controls don't count. */
  readonly rows?: string
}

export interface Counted {
  readonly screen: Screen
  /** The names of the controls. */
  readonly controls: readonly string[]
}

const screen = (name: string, most: number, at: State, rows?: string): Screen => ({
  name,
  most,
  state: at,
  ...(rows === undefined ? {} : { rows }),
})

/** Home before the first game. Its board of four cards is the first lesson. */
export const FIRST_HOME = screen('Home with a first board', 14, state('/'))

const setUp = (game: string, most: number): Screen => screen(`Set-up of ${game}`, most, state(`/new/${game}`))
const table = (id: string): Screen => screen(`Table of ${id}`, 6, state(`/table/${id}`))
/** The menu of a table, with eight rows and a button that closes it. */
const menu = (id: string): Screen => screen(`Menu of ${id}`, 9, state(`/table/${id}`, 'Menu'))
const end = (id: string, most: number): Screen => screen(`End of ${id}`, most, state(`/table/${id}`))
const result = (id: string): Screen => screen(`Result sheet of ${id}`, 6, state(`/result/${id}`))

/** The screens of an app with a filled book. */
export const SCREENS: readonly Screen[] = [
  screen('Home', 9, state('/')),
  setUp('wetice', 12),
  setUp('wellsix', 9),
  setUp('tennis', 11),
  setUp('grafa', 7),
  ...['wetice-full', 'wellsix-main', 'tennis-mid', 'grafa-mid'].map(table),
  ...['wetice-full', 'tennis-mid'].map(menu),
  end('wetice-end', 5),
  // This match belongs to an evening.
  end('wellsix-end', 6),
  ...['wetice-end', 'tennis-end'].map(result),
  screen('Book', 9, state('/book'), '.match'),
  // Five controls, and one for the next table. The other tables are rows.
  screen('Evening, now', 6, state('/evening/running'), '.tables li'),
  screen('Settings', 14, state('/settings')),
]

/** Runs in the page. Squares of a board, and cards on a board or a pad, belong to the game and don't count. */
function controlsOf(rows: string): readonly string[] {
  const root: Element = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const game = '[data-cell], [role="gridcell"] *, [data-card], [data-slot], .pad [data-key]'
  const isCounted = (each: Element): boolean => {
    const shown = each.closest('label') ?? each
    return (
      shown.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !shown.closest('.visually-hidden, .skip, [inert]') &&
      !each.matches(game) &&
      (rows === '' || !each.closest(rows))
    )
  }
  return [...root.querySelectorAll('button, a[href], input, select, textarea, summary, [role="button"]')]
    .filter(isCounted)
    .map(each => each.getAttribute('aria-label') ?? (each.closest('label') ?? each).textContent ?? '')
    .map(name => name.replace(/\s+/g, ' ').trim().slice(0, 40))
}

export const summaryOf = ({ screen: { name, most }, controls }: Counted): string =>
  `${name}: ${controls.length} controls of ${most}${controls.length > most ? `: ${controls.join(' | ')}` : ''}`

/** Counts the controls of a screen at the present size of the page. */
export async function countControls(page: Page, of: Screen): Promise<Counted> {
  const missed = await bringTo(page, of.state)
  if (missed !== null) throw new Error(`${of.name}: ${missed} not reached`)
  const count = (): Promise<readonly string[]> => page.evaluate(controlsOf, of.rows ?? '')
  let controls = await count()
  // A part may still be loading.
  for (let looks = 0, alike = 0; alike < 2 && looks < 20; looks++) {
    await page.waitForTimeout(150)
    const now = await count()
    alike = now.length === controls.length && now.length > 2 ? alike + 1 : 0
    controls = now
  }
  return { screen: of, controls }
}
