import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import NumberField from '../../src/ui/NumberField.vue'

function field(modelValue: number) {
  const wrapper = mount(NumberField, {
    props: {
      modelValue,
      label: 'Games',
      least: 2,
      most: 100,
      by: 2,
      'onUpdate:modelValue': (value: number) => wrapper.setProps({ modelValue: value }),
    },
  })
  const input = wrapper.get('input')
  return {
    async type(text: string): Promise<string> {
      input.element.value = text
      await input.trigger('change')
      return input.element.value
    },
    async press(name: string): Promise<number> {
      await wrapper.get(`[aria-label="Games: ${name}"]`).trigger('click')
      return wrapper.props('modelValue')
    },
    value: () => wrapper.props('modelValue'),
  }
}

describe('a number field with bounds', () => {
  it.each([
    ['8', 8],
    ['7', 8],
    ['0', 2],
    ['-3', 2],
    ['999', 100],
    ['', 6],
  ])('turns the typed text “%s” into %i', async (text, number) => {
    const { type, value } = field(6)
    expect(await type(text)).toBe(String(number))
    expect(value()).toBe(number)
  })

  it('changes by its step, and stops at its bounds', async () => {
    expect(await field(6).press('increase')).toBe(8)
    expect(await field(6).press('decrease')).toBe(4)
    expect(await field(2).press('decrease')).toBe(2)
    expect(await field(100).press('increase')).toBe(100)
  })
})
