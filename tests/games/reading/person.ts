import { flushPromises } from '@vue/test-utils'
import type { AnyGame } from '../../../src/engine/game.ts'
import { leadsFromTo, type CardLocations } from '../../../src/engine/hands.ts'
import type { AnyTableModule } from '../../../src/table/module.ts'
import { valueOf } from '../../book/results.ts'
import { Browser } from '../../book/world.ts'
import { dice, type Dice } from '../../engine/wellsix/random.ts'
import {
  readTableOf,
  tableText,
  followInstructions,
  type ReadTable,
  type Sentences,
} from '../../rulebook/reading/table.ts'
import { mountTable, sitDown } from '../mount.ts'

/** The table's text before a move is typed, and its text about the proposed move; each is '' if there is none. */
export interface Said {
  readonly asks: string
  readonly waits: string
}
const NOTHING: Said = { asks: '', waits: '' }

/** A game, played by a reader of its table who moves real cards. */
export interface Player<Position = unknown> {
  readonly module: AnyTableModule
  readonly game: AnyGame
  readonly sentences: Sentences
  /** The start of a match; null if no match starts with this seed. `cards` are the real ones; by default, the app's. */
  begin(at: Dice): { readonly head: string; readonly cards?: CardLocations } | null
  /** A move to type; null if none is left. */
  choose(position: Position, at: Dice): string | null
  /** A move to type that may be illegal; null if there is none. */
  against(position: Position, at: Dice): string | null
  /** A move that corrects the layout; null if there is none. */
  correct?(position: Position, at: Dice): string | null
  /** Moves the cards as people do for a move without an instruction. */
  made(read: ReadTable, move: string, position: Position, says: Said): void
  /** Applies what the table says after a move or a step of a walk. */
  heard?(read: ReadTable, says: string, adds: string, root: ParentNode): void
  /** Throws unless the screen shows the cards of `read`, and marks everything that `said` names. */
  look(root: ParentNode, read: ReadTable, said: string): void
}

type Table = Awaited<ReturnType<typeof mountTable>>

const find = (selector: string): Element | null => document.querySelector(selector)
const keys = (selector = 'button'): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
const textOf = (element: Element | null): string => element?.textContent?.trim() ?? ''
const says = (): string => textOf(find('.ruling .sentence'))
const adds = (): string => textOf(find('.ruling .before') ?? find('.ruling .detail'))
const isWalking = (): boolean => find('.walker') !== null

const CONSENT = '.players [aria-pressed]'
const BACK = '.walker [aria-label="Step back"]'
/** More steps than any walk has. */
const ALL = 200

/** A person at the mounted table, who knows only its texts. */
export class Person {
  readonly at: Dice
  /** The number of instructions followed so far. */
  steps = 0
  private before: ReadTable[] = []
  private readonly done: string[] = []

  private constructor(
    private readonly player: Player,
    private readonly seed: number,
    private table: Table,
    private read: ReadTable,
  ) {
    this.at = dice(seed)
  }

  /** Opens a table with a match; null if no match starts with this seed. */
  static async sitDown(player: Player, seed: number): Promise<Person | null> {
    const started = player.begin(dice(seed))
    if (!started) return null
    const table = await mountTable(player.module, started.head)
    const cards = started.cards ?? player.game.hands.locations(table.match.position)
    const person = new Person(player, seed, table, readTableOf(cards))
    await person.set()
    return person
  }

  end(): void {
    this.table.wrapper.unmount()
  }

  /** Chooses settings that affect instructions. */
  private async set(): Promise<void> {
    this.table.settings.confirm = this.seed % 2 === 0 ? 'two-taps' : 'immediate'
    this.table.settings.bothAgree = this.seed % 3 === 0
    await flushPromises()
  }

  private fail(what: string, cause?: unknown): never {
    const { confirm } = this.table.settings
    const why = cause === undefined ? '' : String(cause)
    const place = `${this.player.game.name}, seed ${this.seed}, ${confirm}: ${this.done.join(' | ')}`
    throw new Error(`${place}\n${what} ${why}\non ${tableText(this.read)}`, { cause })
  }

  private get position(): unknown {
    return this.table.match.position
  }

  private get length(): number {
    return this.table.match.timeline.line.length
  }

  /**
   * Compares the cards on the screen with the real ones. If no walk is in progress, also compares the real cards with the
   * referee's position.
   */
  private look(): void {
    const said = isWalking() ? says() : ''
    try {
      this.player.look(document, this.read, said)
    } catch (error) {
      this.fail(said, error)
    }
    if (isWalking()) return
    const lies = this.player.game.hands.locations(this.position)
    const here = new Map([...this.read].filter(([, pieces]) => pieces.length > 0))
    if (!leadsFromTo(here, [], lies)) this.fail(`${says()} ${adds()}\nwhere lies ${tableText(lies)}`)
  }

  private hear(): void {
    try {
      this.player.heard?.(this.read, says(), adds(), document)
    } catch (error) {
      this.fail(says(), error)
    }
  }

  private made(move: string, position: unknown, said: Said): void {
    try {
      this.player.made(this.read, move, position, said)
    } catch (error) {
      this.fail(`${said.asks} ${said.waits}`, error)
    }
  }

  /** Reads and follows one instruction. A text about what was undone, redone or edited is not an instruction. */
  private async step(): Promise<void> {
    const detail = adds()
    const leads = /^(Undone|Redone|Edited)\b/.test(detail)
    const said = leads ? says() : `${says()} ${detail}`.trim()
    this.look()
    this.before.push(readTableOf(this.read))
    try {
      followInstructions(this.player.sentences, this.read, said)
    } catch (error) {
      this.fail(said, error)
    }
    this.done.push(`“${said}”`)
    this.steps++
    await this.table.click('.forward')
    if (!leads) this.hear()
  }

  async walk(most = ALL): Promise<void> {
    for (let steps = 0; steps < most && isWalking(); steps++) await this.step()
    if (most === ALL && isWalking()) this.fail('walks without end')
    this.look()
  }

  /** Goes back one step of a walk, and puts the real cards back. */
  async walkBack(): Promise<void> {
    const earlier = this.before.pop()
    if (!earlier || find(BACK)?.getAttribute('aria-disabled') !== 'false') return
    this.done.push('back')
    this.read = earlier
    await this.table.click(BACK)
    this.look()
  }

  private begin(what: string): void {
    this.before = []
    this.done.push(what)
  }

  private async type(words: string): Promise<void> {
    this.begin(words)
    await this.table.wrapper.get('.log input').setValue(words)
    await this.table.wrapper.get('.log form').trigger('submit')
    await flushPromises()
  }

  /** Compares the cards unless an instruction must be followed first. */
  private changed(): void {
    if (!isWalking()) this.look()
  }

  /** Makes a legal move. */
  async play(): Promise<void> {
    await this.walk()
    const { position, length } = this
    const move = this.player.choose(position, this.at)
    if (move === null) return
    const asks = says()
    await this.type(move)
    const waits = this.table.hasKey('Confirm')
    this.made(move, position, { asks, waits: waits ? says() : '' })
    if (waits) await this.table.press('Confirm')
    if (!(await this.consents())) return
    if (this.length === length) this.fail(`${move} was not played: ${says()}`)
    this.hear()
    this.changed()
  }

  /** Moves the real cards to the referee's position. */
  private lies(): void {
    this.read = readTableOf(this.player.game.hands.locations(this.position))
    this.look()
  }

  async correct(): Promise<void> {
    await this.walk()
    const { position } = this
    const move = this.player.correct?.(position, this.at) ?? null
    if (move === null) return
    await this.type(move)
    if (this.table.hasKey('Confirm')) await this.table.press('Confirm')
    await this.consents()
    if (this.position !== position) this.lies()
    else await this.leaveIt()
  }

  /** Presses Escape, which dismisses a refusal. */
  private leaveIt = (): Promise<void> => this.table.wrapper.get('.frame').trigger('keydown', { key: 'Escape' })

  /**
   * Enters a move that may be illegal. A refused move is reported as played, then let stand or undone; a proposal of a
   * legal one is cancelled.
   */
  async against(): Promise<void> {
    await this.walk()
    const { position } = this
    const move = this.player.against(position, this.at)
    if (move === null) return
    await this.type(move)
    if (this.table.hasKey('We played it')) await this.remedy(move)
    else if (this.table.hasKey('Confirm')) await this.table.press('Cancel')
    else if (this.position === position) await this.leaveIt()
    else {
      this.made(move, position, NOTHING)
      this.hear()
    }
    this.changed()
  }

  private async remedy(move: string): Promise<void> {
    await this.table.press('We played it')
    this.made(move, this.position, NOTHING)
    if (this.at.below(3) > 0) {
      await this.table.press('Let it stand')
      if (await this.consents()) this.hear()
      return
    }
    const told = textOf(keys('dialog[open] .row-key').find(each => textOf(each).startsWith('Undo it')) ?? null)
    this.done.push(told)
    try {
      followInstructions(
        this.player.sentences,
        this.read,
        told.replace(/^.*?doesn’t count\. ?(?:Put the cards back: )?/, ''),
      )
    } catch (error) {
      this.fail(told, error)
    }
    await this.table.press('Undo it')
  }

  /** Lets all players agree if they are asked for consent, or one of them decline, at random. Returns false if one declined. */
  private async consents(): Promise<boolean> {
    if (!find(CONSENT)) return true
    const agreed = this.at.below(2) === 0
    this.done.push(agreed ? 'agreed' : 'No')
    if (agreed) for (const key of keys(CONSENT)) await this.table.press(textOf(key))
    else {
      await this.table.click('.players .button-quiet')
      await this.table.press('Add to the log')
    }
    return agreed
  }

  /** Undoes or redoes one to five times, without moving cards in between. */
  async change(label: 'Undo' | 'Redo'): Promise<void> {
    for (let count = 1 + this.at.below(5); count > 0; count--) {
      const key = keys().find(each => each.getAttribute('aria-label') === label)
      if (!key || key.getAttribute('aria-disabled') === 'true') return
      this.begin(label)
      await this.table.click(`[aria-label="${label}"]`)
      await this.consents()
    }
    this.changed()
  }

  /**
   * Removes or replaces one of the last moves, even if most later moves become illegal. `lies`: the real cards were
   * already moved.
   */
  async amend(lies: boolean): Promise<void> {
    const { moves = [] } = this.table.match.replay ?? {}
    if (moves.length === 0) return
    const from = Math.max(0, moves.length - 1 - this.at.below(4))
    const other = this.at.below(2) === 0 ? null : this.player.choose(moves[from]?.before, this.at)
    // A revealed card can't be removed, since it was seen.
    if (other === null && moves[from]?.action.startsWith('reveal')) return
    this.begin(`amend ${from} ${other ?? ''} ${lies ? 'lies so' : ''}`)
    const amended = this.table.match.amend(from, 1, other === null ? [] : [other], lies)
    await flushPromises()
    await this.consents()
    const { type } = await amended
    await flushPromises()
    if (!lies || type !== 'done') return this.changed()
    if (isWalking()) this.fail(says())
    this.lies()
  }

  /** Leaves the table, and opens the match, or with `branches` a branch of it, in a new tab. */
  async leave(branches = false): Promise<void> {
    this.begin(branches ? 'branch' : 'leave')
    const { disk, match, wrapper } = this.table
    const id = match.head?.id ?? ''
    wrapper.unmount()
    await match.close()
    const tab = new Browser(disk).openTab()
    valueOf(await tab.match.open(id))
    if (branches)
      valueOf(await tab.match.open((await tab.match.branch({ plays: this.at.below(this.length + 1) })) ?? ''))
    this.table = { ...(await sitDown(tab, this.player.module)), disk }
    await this.set()
    this.changed()
  }
}
