import type { MissingCapability } from '../../../book/capabilities.ts'
import { listOf } from '../lists.ts'

/** `offline` has texts of its own. */
type Lacking = Exclude<MissingCapability, 'offline'>

const MISSING: Readonly<Record<Lacking, string>> = {
  locks: 'un modo per non far scrivere due finestre insieme',
  news: 'gli aggiornamenti tra finestre',
  persist: 'la promessa di conservare il diario quando il dispositivo è pieno',
  copy: 'una seconda copia del diario',
  clipboard: 'la copia con un pulsante',
  'wake-lock': 'uno schermo che resta acceso',
}

export const missingCapabilitiesText = (what: readonly Lacking[]): string =>
  `Qui manca: ${listOf(what.map(each => MISSING[each]))}.`

export const ABOUT = {
  paragraphs: [
    'Tableside è un arbitro per giochi di carte su un tavolo vero. Giudica ogni mossa, dice perché e tiene i punti.',
    'Tutto resta su questo dispositivo, finché non lo condividi. Non serve un account e nessuno ti traccia.',
  ],
  offline: 'Dopo la prima visita l’app funziona senza rete.',
  insecure:
    'Questo indirizzo non è sicuro (non è https): l’app ha sempre bisogno del suo server, e alcune funzioni mancano.',
  private: 'Qui il browser non conserva niente per l’uso senza rete: l’app ha sempre bisogno del suo server.',
  gamesTitle: 'I giochi',
  gamesText:
    'I giochi sono dei loro autori. I regolamenti spiegano le regole con parole nostre e dicono che cosa decide l’arbitro dove le regole lasciano un dubbio.',
  photoTitle: 'Carte da una foto (beta)',
  photoText:
    'Una piccola rete neurale su questo dispositivo legge da una foto i semi delle carte sul tavolo. Ha imparato solo da carte disegnate. L’abbiamo provata su 60 tavoli fatti con foto di carte che non aveva mai visto. Ha trovato da sola gli angoli di quasi tutti; delle oltre 2.000 carte che dava per sicure nessuna era sbagliata. Non è ancora stata provata su foto di tavoli veri: confronta quello che legge con le tue carte.',
  licenceTitle: 'Licenza',
  licence: 'Tableside è software libero con licenza MIT.',
  madeWith: 'Fatto con Vue, Pinia, Vue Router, idb, Valibot, qr e Workbox, tutti con licenza MIT o ISC.',
} as const

export const FAILURE = {
  title: 'Qualcosa è andato storto',
  sentence: 'Questa pagina non si può mostrare.',
  detail: 'Le tue mosse sono salvate. Continua dalla Home o salva tutto il diario in un file.',
  home: 'Home',
  book: 'Diario',
  again: 'Riprova',
} as const
