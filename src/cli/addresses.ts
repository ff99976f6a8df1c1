import type { NetworkInterfaceInfo } from 'node:os'
import { CLI_WORDS as WORDS } from '../text/en/cli.ts'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** The addresses at which others in the network reach this device. */
const addressesOf = (interfaces: Interfaces, port: number): readonly string[] =>
  Object.values(interfaces)
    .flatMap(each => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`)

/** What whoever starts the server wants to know. */
export function greeting(port: number, interfaces: Interfaces): readonly string[] {
  const others = addressesOf(interfaces, port)
  const here = WORDS.here(`http://localhost:${port}/`)
  if (others.length === 0) return [here]
  return [here, WORDS.others(others), WORDS.online, WORDS.secure]
}
