import { dealOf } from '../../../src/games/grafa/deal.ts'
import { grafaTable } from '../../../src/games/grafa/table/index.ts'
import { describeTable } from '../guard.ts'
import { headOf, WORKED } from './hands.ts'

const TO_USE = ['pair 6S', 'reveal 5D', 'reveal 6C', 'pair 6S']
const TO_ARRANGE = [...TO_USE, 'use C', 'reveal TC JD']
const DEALT = headOf(`deck ${dealOf(7_654_321).join(' ')}`)
const MENU = '[aria-label="Menu"]'

interface Keys {
  press(name: string): Promise<void>
}

const amend = (table: Keys): Promise<void> => table.press('Edit an earlier card')

describeTable(grafaTable, {
  'where a card is paired': { head: WORKED },
  'in a walk': { head: WORKED, actions: ['pair 6S'] },
  'where a card is revealed': { head: WORKED, actions: [...TO_USE, 'use C'] },
  'where a rank waits for its suit': { head: WORKED, actions: [...TO_USE, 'use C'], taps: ['.picker [data-key="J"]'] },
  'where a suit acts first': { head: WORKED, actions: TO_USE },
  'where cards are put back': { head: WORKED, actions: TO_ARRANGE },
  'with one of them lifted': { head: WORKED, actions: TO_ARRANGE, taps: ['[data-slot="TC"]'] },
  'after an undo': { head: WORKED, actions: TO_USE, taps: ['[aria-label="Undo"]'] },
  'where a card is mended': { head: WORKED, actions: TO_USE, taps: [MENU], begin: amend },
  'with a mending to be confirmed': {
    head: WORKED,
    actions: TO_USE,
    taps: [MENU],
    begin: async table => {
      await amend(table)
      await table.click('.picker [data-cell="6C"]')
      await table.click('.picker [data-cell="KC"]')
    },
  },
  'in a pair of a dealt deck': { head: DEALT },
  'on the menu': { head: DEALT, taps: [MENU] },
})
