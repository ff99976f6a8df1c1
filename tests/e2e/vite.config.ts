import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { mergeConfig, type Plugin } from 'vite'
import config from '../../vite.config.ts'
import { MODULES } from './modules.ts'

/** Apart from this list of the source files of each script, the build is the one for users. */
const modules: Plugin = {
  name: 'modules',
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).flatMap(file =>
      file.type === 'chunk' ? [[file.fileName, file.moduleIds]] : [],
    )
    mkdirSync(dirname(MODULES), { recursive: true })
    writeFileSync(MODULES, JSON.stringify(Object.fromEntries(scripts)))
  },
}

export default mergeConfig(config, { plugins: [modules] })
