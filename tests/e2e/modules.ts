import { fileURLToPath } from 'node:url'

/** The file in which the tested build lists the source files of each script. */
export const MODULES = fileURLToPath(new URL('../../reports/modules.json', import.meta.url))
