import type { RoomProblem } from '../../book/live/room.ts'
import type { RoomStatus } from '../../book/live/status.ts'
import type { ProposalPolicy } from '../../book/stores/sharing.ts'

/** Texts about following a match from another device. */
export const ROOM = {
  title: 'Invita a guardare',
  followed: 'altri guardano',
  what: (host: string): string =>
    `Chi ha il link può guardare questa partita sul suo dispositivo. Nomi, mosse e orari restano su ${host} finché non smetti di condividere, o per 30 giorni dopo l’ultima mossa. Le carte nascoste non vengono mai inviate.`,
  begin: 'Invita a guardare',
  beginning: 'Un momento',
  asks: 'Che cosa possono fare gli altri',
  ask: { nobody: 'Guardare', confirmed: 'Guardare e proporre' } satisfies Record<ProposalPolicy, string>,
  asksHint: 'Le mosse proposte contano quando le confermi qui.',
  /** `Proposta: Ben scambia c4 e d6.` */
  proposed: (what: string): string => `Proposta: ${what}`,
  link: 'Apri questo link su un altro dispositivo per guardare.',
  code: 'Codice QR del link per guardare',
  local:
    'Questo link funziona solo su questo dispositivo. Apri l’app all’indirizzo di rete del dispositivo e condividi da lì.',
  end: 'Non condividere più',
  status: {
    sent: 'Chi guarda vede tutte le mosse.',
    sending: 'L’app sta inviando le tue mosse. Senza rete le invia più tardi; tu puoi continuare.',
    offline: 'Il server non risponde. Puoi continuare: le mosse sono salvate qui e saranno inviate più tardi.',
    'no-rooms': 'Il server non offre più questo servizio.',
    gone: 'Il server non ha più questa partita. Smetti di condividere, poi condividi di nuovo.',
    busy: 'Il server è occupato. Tra poco l’app riprova.',
    differs: 'Un altro dispositivo ha inviato mosse diverse. Smetti di condividere, poi condividi di nuovo.',
    full: 'La partita è troppo lunga per essere ancora condivisa.',
  } satisfies Record<RoomStatus, string>,
  problem: {
    'no-rooms': 'Questo server non può condividere partite. Condividi il registro come link o come codice.',
    offline: 'Il server non è raggiungibile. Riprova quando hai la rete.',
    gone: 'Il server non ha più questa partita.',
    busy: 'Troppe condivisioni da questa rete. Riprova tra un’ora.',
    differs: 'Un altro dispositivo ha inviato mosse diverse.',
    full: 'La partita è troppo lunga per essere condivisa.',
  } satisfies Record<RoomProblem, string>,
} as const
