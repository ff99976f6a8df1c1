/** What a line of a record's head means to those who agreed on it. */
const SAID: Readonly<Record<string, string>> = {
  'mode duel': 'Two players',
  'mode solo': 'Alone',
  'mode solo-plus': 'Alone, two piles (NG+)',
  'layout 8x6': '8 wide, 6 high',
  'layout 6x8': '6 wide, 8 high',
  'groups joined': 'Runs that touch are one group',
  'groups lines': 'Runs that touch count each for itself',
  'colours alternate': 'The opener plays red',
  'colours fixed': 'Colours as in the first game',
  'match replaces': 'Matching cards bring two points',
  'match adds': 'Matching cards bring two more',
  'ghosting off': 'The Cormorant stays one',
  'ghosting on': 'The Cormorant may become a Ghost',
}

/** Of a number: of games, of hands, or of a player. */
const COUNTED: Readonly<Record<string, (count: string, nameOf: (player: number) => string) => string>> = {
  games: count => (count === '1' ? 'One game' : `${count} games`),
  target: count => (count === '1' ? 'One hand wins' : `${count} hands win`),
  opener: (player, nameOf) => `${nameOf(Number(player))} opens`,
  dealer: (player, nameOf) => `${nameOf(Number(player))} deals`,
}

/** A house rule in people's words; in the record's where it has no others. */
export function houseRule(line: string, nameOf: (player: number) => string): string {
  const [key = '', value = ''] = line.split(' ')
  return SAID[line] ?? COUNTED[key]?.(value, nameOf) ?? line
}
