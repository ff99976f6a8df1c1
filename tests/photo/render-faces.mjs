/**
 * Renders the faces of a deck as PNG files for training: node render-faces.mjs MODULES OUT
 * MODULES is a `node_modules` folder with `@letele/playing-cards` (CC0), `react@18` and `react-dom@18`.
 */
import { createRequire } from 'node:module'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

const [modules, out] = process.argv.slice(2).map(path => resolve(path))
const require = createRequire(pathToFileURL(join(modules, 'x.js')))
const { createElement } = require('react')
const { renderToStaticMarkup } = require('react-dom/server')
const source = join(modules, '@letele/playing-cards/dist/index.esm.js')
const local = join(modules, '.letele.cjs')
writeFileSync(
  local,
  readFileSync(source, 'utf8')
    .replace(/import _extends.*/, 'const _extends = Object.assign')
    .replace(/import \* as React.*/, "const React = require('react')")
    .replace(/export \{([^}]*)\};?/s, (_, names) => `module.exports = {${names.replace(/(\w+) as (\w+)/g, '$2: $1')}}`),
)
const cards = require(local)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 250, height: 350 } })
mkdirSync(out, { recursive: true })
for (const [name, Card] of Object.entries(cards)) {
  const svg = renderToStaticMarkup(createElement(Card))
  await page.setContent(`<style>body{margin:0}svg{display:block;width:250px;height:350px}</style>${svg}`)
  await page.screenshot({ path: join(out, `${name}.png`), omitBackground: true })
}
await browser.close()
