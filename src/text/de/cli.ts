/** Texts of the command line and the server. They use the notation of records. */
export const CLI_WORDS = {
  adjudicate: (line: number, head: number): string =>
    [
      'Aufruf: npm run -s adjudicate -- [--json] [--lang de] DATEI (oder - für die Standardeingabe)',
      `Eine Zeile hat höchstens ${line} Zeichen ohne Kommentar, ein Kopf höchstens ${head} Zeilen.`,
    ].join('\n'),
  analyse:
    'Aufruf: npm run -s analyse -- [--json] [--lang de] [--ms N] [--seed N] DATEI (oder - für die Standardeingabe)',
  photo: 'Aufruf: npm run -s photo -- [--json] [--layout 8x6|6x8] [--corners x,y x,y x,y x,y] DATEI…',
  languages: (languages: readonly string[]): string => `Nach --lang gehört eine Sprache: ${languages.join(', ')}.`,
  unread: (file: string, why: string): string => `${file} lässt sich nicht lesen: ${why}`,
  folder: 'das ist ein Ordner',
  unwritten: (why: string): string => `Die Ausgabe lässt sich nicht schreiben: ${why}`,
  unreadable: (problem: string): string => `nicht lesbar: ${problem}`,
  legal: (actions: readonly string[]): string => `erlaubt: ${actions.join(', ') || 'nichts'}`,
  accepted: (...more: readonly string[]): string => ['erlaubt.', ...more].join(' '),
  refused: (...more: readonly string[]): string => ['abgelehnt.', ...more].join(' '),
  acceptedAs: (events: readonly string[]): string => `erlaubt (${events.join(', ')}).`,
  refusedAs: (code: string): string => `abgelehnt (${code}).`,
  refusedAction: (action: string, why: string): string => `„${action}“ ist abgelehnt. ${why}`.trim(),
  noAdvice: (why: string): string => `keine Empfehlung: ${why}`,
  hidden: (title: string): string => `Ein Protokoll von ${title} sagt nicht, wer welche Karten hält`,
  over: 'Das Spiel ist aus.',
  toMove: (who: string): string => `${who} ist dran.`,
  basis: { exact: 'Sicher am besten', searched: 'Am besten, soweit berechnet', sampled: 'Im Schnitt am besten' },
  range: (low: string, high: string): string => `${low} bis ${high}`,
  line: (swaps: readonly string[]): string => `Die Zugfolge: ${swaps.join(', ') || 'nichts'}.`,
  wins: 'Damit ist das Spiel gewonnen.',
  winsNotYet: 'Damit ist das Spiel noch nicht gewonnen.',
  noPicture: 'Diese Art Bild lässt sich nicht lesen: Nimm ein JPEG.',
  noLayout: (columns: number, rows: number): string =>
    `Dieses Foto zeigt keine Auslage von ${columns} mal ${rows} Karten.`,
  unsure: (cells: readonly string[]): string =>
    cells.length > 0 ? `Bitte nachsehen: ${cells.join(', ')}.` : 'Alles ist eindeutig.',
  guessedCorners: 'Die Ecken sind geschätzt, darum kann jedes Feld falsch sein. Gib sie mit --corners an.',
  wrongCorners:
    'Eine Karte wurde auf zwei Feldern gefunden. Die Ecken sind also falsch, und jedes Feld kann falsch sein.',
  here: (address: string): string => `Tableside läuft unter ${address}`,
  others: (addresses: readonly string[]): string => `Andere Geräte in diesem Netz öffnen ${addresses.join(' oder ')}`,
  online:
    'Dort läuft die App nur, solange dieser Server läuft: Über http speichern Browser nichts für den Betrieb ohne Netz.',
  secure: 'Für eine sichere Adresse leg den Ordner dist auf einen https-Server; wie das geht, steht im README.',
  taken: (first: number, last: number): string =>
    `${first === last ? `Port ${first} ist` : `Die Ports ${first} bis ${last} sind`} belegt; nimm einen anderen: PORT=8080 npm start`,
} as const
