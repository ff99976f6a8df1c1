/** Controls of a terminal and of the direction of writing, and what ends a line elsewhere than here. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/gu

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A text that does nothing to the terminal but stand there, on one line. In JSON it stays the same value. */
export const printable = (text: string): string => text.replace(CONTROLS, escaped)
