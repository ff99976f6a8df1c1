/** The default names in all languages. Names are stored with matches, so no name may ever be removed here. */
const UNNAMED = /^(Player|Spieler|Ospite) [1-4]$/

/** The name of a seat that the app plays, in every language. */
export const APP_NAME = 'Tableside'

export const isUnnamed = (name: string): boolean => UNNAMED.test(name)

/** Whether a name is a default name, or the app's, rather than a person's. */
export const isPlaceholderName = (name: string): boolean => name === APP_NAME || isUnnamed(name)
