/** What an opponent plays, thought out at one go. */
export const atOnce =
  <Asked extends readonly unknown[], Choice>(think: (...asked: Asked) => Generator<null, Choice>) =>
  (...asked: Asked): Choice => {
    const thought = think(...asked)
    for (;;) {
      const { done, value } = thought.next()
      if (done) return value
    }
  }
