export const UPDATE = {
  ready: 'A new version is ready.',
  take: 'Update',
  later: 'Later',
} as const
