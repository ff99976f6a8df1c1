import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import WordForm from '../../src/table/sheets/WordForm.vue'

it('the field for typed words is not inside its label, so that a double click can select a word', () => {
  const form = mount(WordForm, { props: { label: 'What does Bob say?', done: 'Add to the log' } })
  const { element } = form.get('input')
  expect(element.closest('label')).toBeNull()
  expect(form.get('label').attributes('for')).toBe(element.id)
})
