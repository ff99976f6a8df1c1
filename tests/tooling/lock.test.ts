import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Package {
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Package>> }

/** The nearest place is first. */
function placesOf(name: string, from: string): readonly string[] {
  const folders = from
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'))
  return [...folders.toReversed().map(folder => `${folder}/node_modules/${name}`), `node_modules/${name}`]
}

describe('the lock file', () => {
  it('contains the optional dependencies of each package for every platform', () => {
    const asked = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map(name => ({ name, from })),
    )
    const missing = asked.filter(({ name, from }) => !placesOf(name, from).some(place => place in packages))
    expect(asked.map(({ name }) => name)).toContain('@rollup/rollup-win32-x64-msvc')
    expect(missing).toEqual([])
  })

  it('names no registry, so that each machine installs from the registry that it uses', () => {
    const resolved = Object.values(packages).flatMap(each => each.resolved ?? [])
    expect(resolved.filter(address => address.startsWith('http'))).toEqual([])
    expect(read('.npmrc')).toContain('omit-lockfile-registry-resolved=true')
  })
})
