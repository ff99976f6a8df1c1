import { capital, counted } from '../lists.ts'
import type { AnyRulebook } from '../../contract/rulebook.ts'

export const RULEBOOKS = {
  source: ({ work, author }: AnyRulebook['source']): string =>
    capital(author === '' ? `${work}. Our copy of the rules doesn’t name the author.` : `${work}, by ${author}.`),

  lesson: (title: string): string => `Lesson: ${title}`,
  showTable: 'Show an example',
  closeTable: 'Close the table',
  which: 'Which game’s rules?',
  extent: ({ sections, rulings }: AnyRulebook): string =>
    `${counted(sections.length, 'section', 'sections')}, ${counted(Object.keys(rulings).length, 'ruling', 'rulings')}`,
  short: 'In short',
  contents: 'Contents',
  rulings: 'Rulings',
  search: 'Search',
  searchAll: 'Search all rulebooks',
  terms: 'Terms',
  legend: (number: string): string =>
    `${number} is the number of a ruling: an answer to a question that the rules leave open. Each ruling is printed beside its rule.`,
  inBook: (section: number, title: string): string => `${section} ${title}`,
  foundInAll: (count: number): string =>
    count === 0
      ? 'No rulebook has these words. Try another, or open a rulebook below.'
      : counted(count, 'section', 'sections'),
  found: (count: number, all: number): string =>
    count === 0
      ? 'No section has these words. Here is the whole book.'
      : `${count} of ${counted(all, 'section', 'sections')}`,
} as const
