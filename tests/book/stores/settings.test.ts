import { describe, expect, it } from 'vitest'
import { settled } from '../results.ts'
import { Browser } from '../world.ts'

describe('the settings', () => {
  it('begin with their defaults', async () => {
    const { settings } = new Browser().openTab()
    await settings.load()
    expect(settings).toMatchObject({
      theme: 'system',
      fourColour: false,
      confirm: 'two-taps',
      facing: 'one-side',
      speak: false,
      enterBy: 'rows',
      motion: 'system',
      failed: null,
    })
  })

  it('are restored at the next start', async () => {
    const { disk } = new Browser()
    const { settings } = new Browser(disk).openTab()
    await settings.set('theme', 'black')
    settings.speak = true
    await settled()
    const again = new Browser(disk).openTab().settings
    await again.load()
    expect([again.theme, again.speak, again.motion]).toEqual(['black', true, 'system'])
  })

  it('have the default value in place of an invalid stored one', async () => {
    const browser = new Browser()
    browser.disk.put('settings', { key: 'theme', value: 'pink' })
    browser.disk.put('settings', { key: 'speak', value: 1 })
    browser.disk.put('settings', { key: 'constructor', value: 'x' })
    browser.disk.put('settings', { key: 'motion', value: 'less' })
    const { settings } = browser.openTab()
    await settings.load()
    expect([settings.theme, settings.speak, settings.motion]).toEqual(['system', false, 'less'])
  })

  it('apply to this session, with a message, if they can’t be stored', async () => {
    const browser = new Browser()
    browser.disk.failing = 'refused'
    const { settings } = browser.openTab()
    await settings.load()
    await settings.set('enterBy', 'columns')
    expect([settings.enterBy, settings.failed]).toEqual(['columns', 'refused'])
  })

  it('also apply in the other tabs', async () => {
    const browser = new Browser()
    const first = browser.openTab()
    const second = browser.openTab()
    await first.settings.set('theme', 'dark')
    await settled()
    expect(second.settings.theme).toBe('dark')
  })
})
