import type { NetworkInterfaceInfo } from 'node:os'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** The addresses at which others in the network reach this device. */
export const addressesOf = (interfaces: Interfaces, port: number): readonly string[] =>
  Object.values(interfaces)
    .flatMap(each => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`)

/** What whoever starts the server wants to know. */
export function greeting(port: number, interfaces: Interfaces): readonly string[] {
  const others = addressesOf(interfaces, port)
  const here = `Tableside is at http://localhost:${port}/`
  if (others.length === 0) return [here]
  return [
    here,
    `Other devices in this network find it at ${others.join(' or ')}`,
    'There it plays only while this server runs: browsers keep nothing for offline use that comes from another device by http.',
    'For a secure address put the folder dist on any https host; the README says how.',
  ]
}
