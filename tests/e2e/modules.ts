import { fileURLToPath } from 'node:url'

/** Where the build that is tested says which files of the source each of its scripts was made of. */
export const MODULES = fileURLToPath(new URL('../../reports/modules.json', import.meta.url))
