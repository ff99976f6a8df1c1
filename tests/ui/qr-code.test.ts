import { mount } from '@vue/test-utils'
import { decodeQR, type Image } from 'qr/decode.js'
import { expect, it } from 'vitest'
import QrCode from '../../src/ui/QrCode.vue'

const SCALE = 4

/** Renders the drawing as a camera would see it. */
function seen(svg: Element): Image {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const width = size * SCALE
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, length] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      const from = (row * width + Number(x) * SCALE) * 4
      for (let at = from; at < from + Number(length) * SCALE * 4; at++) if (at % 4 < 3) data[at] = 0
    }
  }
  return { width, height: width, data }
}

it('a code is read as the text that it was drawn for', () => {
  for (const text of ['a', 'https://example.org/#/match/abc', 'ä', `x${'0123456789'.repeat(100)}`]) {
    const code = mount(QrCode, { props: { text, label: 'Code' } })
    expect(decodeQR(seen(code.get('svg').element), { effort: Infinity, timeLimit: Infinity })).toBe(text)
    code.unmount()
  }
})

it('a text that is too long for a code is not drawn', () => {
  const code = mount(QrCode, { props: { text: 'a'.repeat(3000), label: 'Code' } })
  expect(code.find('svg').exists()).toBe(false)
  code.unmount()
})
