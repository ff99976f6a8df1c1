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
  'while a pair is chosen': { head: WORKED },
  'during a walk': { head: WORKED, actions: ['pair 6S'] },
  'while a revealed card is entered': { head: WORKED, actions: [...TO_USE, 'use C'] },
  'after a rank, before its suit': { head: WORKED, actions: [...TO_USE, 'use C'], taps: ['.picker [data-key="J"]'] },
  'while the suit that acts first is chosen': { head: WORKED, actions: TO_USE },
  'while looked-at cards are put in order': { head: WORKED, actions: TO_ARRANGE },
  'with one of the looked-at cards selected': { head: WORKED, actions: TO_ARRANGE, taps: ['[data-slot="TC"]'] },
  'after an undo': { head: WORKED, actions: TO_USE, taps: ['[aria-label="Undo"]'] },
  'while an earlier card is edited': { head: WORKED, actions: TO_USE, taps: [MENU], begin: amend },
  'with an edit to be confirmed': {
    head: WORKED,
    actions: TO_USE,
    taps: [MENU],
    begin: async table => {
      await amend(table)
      await table.click('.picker [data-cell="6C"]')
      await table.click('.picker [data-cell="KC"]')
    },
  },
  'in a game that the app dealt': { head: DEALT },
  'with the menu open': { head: DEALT, taps: [MENU] },
})
