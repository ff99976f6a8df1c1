import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bare, endServing, expect, LONG, serveDist } from './app.ts'
import { persistentBrowser } from './browser.ts'
import { press } from './finger.ts'
import { openRecord, sentence } from './wetice-hands.ts'

const EMPTY = Array.from({ length: 4 }, () => '........')
const RECORD = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...EMPTY, 'SSS.....', 'HHDHC...', 'play'].join(
  '\n',
)

/** Null if the disk can't be mounted. */
function mountDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
}

function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}

function fill(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  let left = bavail * bsize
  for (let part = 0; left > 0 && part < 200; part++) {
    const size = Math.max(512, Math.floor(left / 2))
    try {
      writeFileSync(join(folder, `filler-${part}`), Buffer.alloc(size))
    } catch {
      if (size === 512) return
    }
    const now = statfsSync(folder)
    left = now.bavail * now.bsize
  }
}

bare('a disk that is full to the last byte loses nothing that was stored, and the app reports it', LONG, async () => {
  bare.setTimeout(120_000)
  const disk = mountDisk()
  bare.skip(disk === null, 'no disk can be mounted here')
  if (disk === null) return
  const served = await serveDist()
  const profile = join(disk, 'profile')
  let browser = await persistentBrowser(profile)
  let page = await browser.context.newPage()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${served.url}#/settings`)
  await page.getByRole('switch', { name: 'Confirm each move' }).uncheck()
  await openRecord(page, served, RECORD)
  await press(page, 'Pass')
  await expect(sentence(page)).toHaveText('Ann passed.')
  fill(disk)
  const full = page.getByText('This device is full', { exact: false }).first()
  for (let entry = 0; entry < 60 && !(await full.isVisible()); entry++) {
    await page.getByRole('textbox', { name: 'Type a move' }).fill(`correct e1 ${entry % 2 === 0 ? 'D' : 'C'}`)
    await page.getByRole('textbox', { name: 'Type a move' }).press('Enter')
    await page.waitForTimeout(300)
  }
  await expect(full).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the whole book' })).toBeVisible()
  await browser.kill()
  execFileSync('sh', ['-c', `rm -f ${disk}/filler-*`])

  browser = await persistentBrowser(profile)
  page = await browser.context.newPage()
  await page.goto(`${served.url}#/book`)
  await expect(page.locator('.match', { hasText: 'Ann and Bob' })).toBeVisible()
  await browser.close()
  await endServing(served)
  unmount(disk)
})
