import { useMedia } from '../../../ui/useMedia.ts'

/** Where the board stands beside the keys, it has room for the whole sheet of cards. */
export const useSheetRoom = () => useMedia('(orientation: landscape) and (width >= 64rem) and (height >= 40rem)')
