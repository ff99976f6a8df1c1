import { fileURLToPath } from 'node:url'

/** Where the tested build lists the source files of each script. */
export const MODULES = fileURLToPath(new URL('../../reports/modules.json', import.meta.url))
