import { createDesk, type ToDesk } from './desk.ts'

/** The desk in a worker of its own. */
const desk = createDesk({
  now: () => performance.now(),
  later: work => setTimeout(work, 0),
  send: answer => self.postMessage(answer),
})

self.addEventListener('message', (event: MessageEvent<ToDesk>) => desk(event.data))
