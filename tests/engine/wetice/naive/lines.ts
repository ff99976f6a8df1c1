/** A non-empty line of a record. */
export interface TextLine {
  readonly number: number
  /** The text without comment and outer spaces. */
  readonly text: string
  /** The words, in lower case. */
  readonly words: readonly string[]
}

/** The lines of one game, from its `game` line up to the next `game` line. */
export type Section = readonly [TextLine, ...TextLine[]]

export function linesOf(text: string): TextLine[] {
  const lines: TextLine[] = []
  text.split('\n').forEach((raw, index) => {
    const said = (raw.split('#')[0] ?? '').trim()
    const words = said
      .toLowerCase()
      .split(/\s/)
      .filter(word => word !== '')
    if (words.length > 0) lines.push({ number: index + 1, text: said, words })
  })
  return lines
}

/** Splits a file into sections. The lines before the first `game` line are a section too, which is answered with an error. */
export function sectionsOf(lines: readonly TextLine[]): Section[] {
  const sections: [TextLine, ...TextLine[]][] = []
  for (const line of lines) {
    const last = sections.at(-1)
    if (line.words[0] === 'game' || !last) sections.push([line])
    else last.push(line)
  }
  return sections
}
