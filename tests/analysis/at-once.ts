/** Wraps an opponent so that it chooses its move without pauses. */
export const atOnce =
  <Arguments extends readonly unknown[], Choice>(think: (...asked: Arguments) => Generator<null, Choice>) =>
  (...asked: Arguments): Choice => {
    const thought = think(...asked)
    for (;;) {
      const { done, value } = thought.next()
      if (done) return value
    }
  }
