export const OPENING = {
  opening: 'Apertura della partita',
  problem: {
    missing: 'Questa partita non è nel tuo diario.',
    damaged: 'Questa partita non si può leggere: è danneggiata.',
    'out-of-reach': 'Le regole di questo gioco non si caricano. Riprova quando hai la rete.',
    unplayable: 'Questa partita non si può leggere: nessuna partita comincia così.',
    newer: 'Questa partita viene da una versione più nuova dell’app. Per continuare aggiorna l’app.',
    refused: 'Questo browser non conserva i dati di questa pagina. Prova una finestra che non sia privata.',
    full: 'Questo dispositivo è pieno.',
    broken: 'La memoria di questo browser non funziona. Chiudi l’app e riaprila.',
    blocked: 'Una versione più vecchia dell’app è aperta in un’altra finestra. Chiudi quella finestra.',
    'another-writer': 'Questa partita è aperta in un’altra finestra.',
    unknownGame: 'Questa versione dell’app non conosce questo gioco.',
  },
} as const
