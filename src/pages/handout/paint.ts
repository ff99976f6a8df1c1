import { FONT_FAMILY, COLOUR_VARIABLES, type Colours, type Measure, type Picture } from './picture.ts'

/** Pixels per SVG unit in each direction, for high-resolution screens. */
const SCALE = 2

/** Measures text on a canvas, or estimates its width if there is no canvas. */
export function createMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d')
  return (text, size, bold) => {
    if (!context) return text.length * size * 0.55
    context.font = `${bold ? '700 ' : ''}${size}px ${FONT_FAMILY}`
    return context.measureText(text).width
  }
}

/** The colours of the light theme, whatever theme the screen has. */
export function readLightColours(): Colours {
  const sample = document.body.appendChild(document.createElement('i'))
  sample.dataset['theme'] = 'light'
  const colourOf = (name: keyof Colours): string => {
    sample.style.color = `var(${COLOUR_VARIABLES[name]})`
    return getComputedStyle(sample).color
  }
  const colours: Colours = {
    paper: colourOf('paper'),
    card: colourOf('card'),
    ink: colourOf('ink'),
    soft: colourOf('soft'),
    line: colourOf('line'),
    rubric: colourOf('rubric'),
    1: colourOf(1),
    2: colourOf(2),
    3: colourOf(3),
    4: colourOf(4),
  }
  sample.remove()
  return colours
}

/** Renders the picture as a PNG; null if the browser can't. */
export async function paintPng({ svg, width, height }: Picture): Promise<Blob | null> {
  try {
    const image = new Image(width, height)
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * SCALE
    canvas.height = height * SCALE
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
  } catch {
    return null
  }
}
