/** Every text of a new version that waits. */
export const UPDATE = {
  ready: 'A new version is ready.',
  take: 'Update',
  later: 'Later',
} as const
