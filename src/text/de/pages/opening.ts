export const OPENING = {
  opening: 'Die Partie wird geöffnet',
  problem: {
    missing: 'Diese Partie ist nicht in deinem Partienbuch.',
    damaged: 'Diese Partie ist nicht lesbar: Sie ist beschädigt.',
    'out-of-reach':
      'Die Regeln dieses Spiels lassen sich nicht laden. Versuch es noch einmal, wenn du Verbindung hast.',
    unplayable: 'Diese Partie ist nicht lesbar: Ihr eingetragener Anfang ist nicht möglich.',
    newer: 'Diese Partie stammt aus einer neueren Version der App. Aktualisiere die App, um weiterzuspielen.',
    refused: 'Dieser Browser speichert für diese Seite nichts. Versuch es in einem Fenster, das nicht privat ist.',
    full: 'Dieses Gerät ist voll.',
    broken: 'Der Speicher dieses Browsers ist gestört. Schließ die App, und öffne sie wieder.',
    blocked: 'In einem anderen Fenster ist eine ältere Version der App offen. Schließ es.',
    'another-writer': 'Diese Partie ist in einem anderen Fenster offen.',
    unknownGame: 'Diese Version der App kennt das Spiel nicht.',
  },
} as const
