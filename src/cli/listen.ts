import type { Server } from 'node:http'

export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** Rejects where the port is taken; port 0 is any that is free. */
async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error): void => {
      server.off('listening', accept)
      reject(error)
    }
    const accept = (): void => {
      server.off('error', refuse)
      resolve()
    }
    server.once('error', refuse).once('listening', accept).listen(port)
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** The port that it listens at: the first that is free, of `tries` from `first` on. */
export async function listenFrom(server: Server, first: number, tries: number): Promise<number> {
  try {
    return await listen(server, first)
  } catch (error) {
    if (!isTaken(error) || tries <= 1) throw error
    return listenFrom(server, first + 1, tries - 1)
  }
}
