/** Declared here because the published types depend on Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean

  function compression(options: {
    readonly filter: Filter
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void

  namespace compression {
    const filter: Filter
  }

  export = compression
}

/** Only what rooms use. Declared here because the package is optional, and types are checked without it. */
declare module 'ioredis' {
  type Listener = (...args: readonly string[]) => void

  interface Multi {
    hset(key: string, fields: Readonly<Record<string, string>>): Multi
    pexpire(key: string, milliseconds: number): Multi
    exec(): Promise<unknown>
  }

  export class Redis {
    constructor(
      url: string,
      options?: {
        readonly commandTimeout: number
        readonly socketTimeout: number
        retryStrategy(times: number): number
      },
    )
    duplicate(override: { readonly autoResubscribe: boolean }): Redis
    on(event: 'error' | 'ready' | 'message', listener: Listener): this
    multi(): Multi
    hgetall(key: string): Promise<Readonly<Record<string, string>>>
    /** Ids, each with a list of alternating names and values. */
    xrange(key: string, from: string, to: string): Promise<readonly (readonly [string, readonly string[]])[]>
    eval(script: string, keys: number, ...args: readonly (string | number)[]): Promise<unknown>
    del(...keys: readonly string[]): Promise<number>
    publish(channel: string, message: string): Promise<number>
    subscribe(...channels: readonly string[]): Promise<unknown>
    unsubscribe(channel: string): Promise<unknown>
    ping(): Promise<unknown>
    disconnect(reconnect?: boolean): void
  }
}
