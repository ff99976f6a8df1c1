/** What an opponent plays, thought out at one go. */
export const atOnce =
  <Arguments extends readonly unknown[], Choice>(think: (...asked: Arguments) => Generator<null, Choice>) =>
  (...asked: Arguments): Choice => {
    const thought = think(...asked)
    for (;;) {
      const { done, value } = thought.next()
      if (done) return value
    }
  }
