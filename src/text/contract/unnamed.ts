/** Default names of players in all languages. They are stored with matches, so each language knows all of them, and none is ever removed. */
const UNNAMED = /^(Player|Spieler|Ospite) [1-4]$/

/** The name of a seat that the app plays, in every language. */
export const APP_NAME = 'Tableside'

export const isUnnamed = (name: string): boolean => UNNAMED.test(name)

/** Whether it is nobody’s name: of a player without one, or of a seat that the app plays. */
export const isNameless = (name: string): boolean => name === APP_NAME || isUnnamed(name)
