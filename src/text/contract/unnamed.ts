/** What the languages call a player without a name. It is stored with the match, so all of them are known in each; a name that was once used stays. */
const UNNAMED = /^(Player|Spieler|Ospite) [1-4]$/

/** The name of a seat that the app plays, in every language. */
export const APP_NAME = 'Tableside'

export const isUnnamed = (name: string): boolean => UNNAMED.test(name)

/** Whether it is nobody’s name: of a player without one, or of a seat that the app plays. */
export const isNameless = (name: string): boolean => name === APP_NAME || isUnnamed(name)
