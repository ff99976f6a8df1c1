import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { startupLines } from '../../src/cli/static.ts'

const at = (address: string, family: 'IPv4' | 'IPv6', internal: boolean): NetworkInterfaceInfo => {
  const common = { address, internal, netmask: '', mac: '', cidr: null }
  return family === 'IPv4' ? { ...common, family } : { ...common, family, scopeid: 0 }
}

const LOOPBACK = [at('127.0.0.1', 'IPv4', true), at('::1', 'IPv6', true)]

describe('the start message of the server', () => {
  it('has only the address for this device if there is no network', () => {
    expect(startupLines(4173, { lo: LOOPBACK })).toEqual(['Tableside is at http://localhost:4173/'])
  })

  it('lists every IPv4 address for other devices, and says that without HTTPS they store nothing for offline use', () => {
    const wifi = [at('192.0.2.7', 'IPv4', false), at('2001:db8::7', 'IPv6', false)]
    const lines = startupLines(8080, { lo: LOOPBACK, wifi, wire: [at('198.51.100.3', 'IPv4', false)], gone: undefined })
    expect(lines[1]).toContain('http://192.0.2.7:8080/ or http://198.51.100.3:8080/')
    expect(lines.slice(2).join(' ')).toMatch(/nothing for offline use.*https/)
  })
})
