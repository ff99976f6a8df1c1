import type { MergePreview, EveningMerge } from '../../book/transfer/admit.ts'
import type { CameraTrouble } from '../../ui/device.ts'
import type { ReadingProblem } from '../../pages/read/reading.ts'

export const HANDOVER = {
  detail:
    'Die ganze Partie zieht mit ihrer Uhr auf das andere Telefon um. Dieses hier schaut nur zu, bis sie zurückkommt.',
  tooLong: 'Diese Partie ist zu lang für einen Code oder Link. Speichere sie als Datei.',
  result: 'Für das Telefon, das den Spielabend führt: das Ergebnis und wer es bestätigt hat, als Code oder Link.',
  resultName: 'Ergebnis',
  evening: 'Anderem Telefon zeigen',
  eveningDetail:
    'Das andere Telefon bekommt eine Kopie: Spieler, Plan und Ergebnisse bis jetzt. Neue Ergebnisse kommen als Code zurück.',
  eveningTooLong:
    'Dieser Spielabend ist zu groß für einen Code oder Link. Speichere das ganze Partienbuch, und importiere es dort.',
} as const

export const RECEIVED = {
  reading: 'Wird gelesen',
  unread: 'Das lässt sich nicht lesen.',
  unreadDetail: 'Vielleicht fehlt ein Teil. Lass dir den Link oder die Datei noch einmal schicken.',
  match: {
    added: 'Diese Partie ist noch nicht in deinem Partienbuch. Du kannst sie hier fortsetzen.',
    known: 'Alles davon ist schon in deinem Partienbuch.',
    longer: 'Diese Partie hat mehr Züge als die in deinem Partienbuch.',
    forked: 'Dieselbe Partie in deinem Partienbuch hat andere Züge. Beide werden gespeichert, als zwei Partien.',
    failed: 'Dein Partienbuch lässt sich nicht lesen.',
  } satisfies Record<MergePreview['type'], string>,
  goOn: 'Hier fortsetzen',
  evening: {
    added: 'Das ist eine Kopie. Mach mit, trag die Ergebnisse dieses Tisches ein, und schick sie als Code zurück.',
    known: 'Alles davon ist schon in deinem Partienbuch.',
    longer: 'Hier steht mehr als in deinem Partienbuch. Beides wird zusammengeführt.',
    failed: 'Das passt nicht zum Spielabend in deinem Partienbuch.',
  } satisfies Record<EveningMerge, string>,
  shared: 'Dieses Telefon teilt den Spielabend schon. Neue Ergebnisse dieser Kopie gehen an alle Telefone.',
  join: 'Beim Spielabend mitmachen',
  scores: (players: readonly string[], scores: readonly number[]): string =>
    players.map((name, i) => `${name} ${scores[i] ?? 0}`).join(', '),
  goesTo: (evening: string): string => `Es gehört zum Spielabend „${evening}“.`,
  enter: 'Ergebnis eintragen',
  entered: (evening: string): string => `Im Spielabend „${evening}“ ist es schon eingetragen.`,
  openEvening: 'Spielabend öffnen',
  noEvening: (names: string): string => `Auf diesem Gerät gibt es keinen Spielabend mit ${names}.`,
  notEntered: 'Nicht gespeichert: Der Speicher ist gestört, oder ein anderes Fenster ändert gerade den Spielabend.',
  notKept: 'Nicht gespeichert: Der Speicher ist gestört, oder die Partie ist in einem anderen Fenster offen.',
} as const

export const DAMAGED_LINK = {
  sentence: 'Dieser Link ist beschädigt: Er hat sich unterwegs verändert.',
  detail:
    'Nichts wurde geöffnet oder gespeichert. Lass dir den Link noch einmal schicken, oder kopiere ihn ganz und füg ihn ein.',
  paste: 'Link einfügen',
} as const

export const CODES = {
  label: (number: number, of: number): string => (of === 1 ? 'QR-Code' : `QR-Code ${number} von ${of}`),
  one: 'Jede Telefonkamera kann ihn lesen. In Tableside geht es mit „Code lesen“.',
  many: (of: number): string =>
    `${of} Codes nacheinander, in beliebiger Reihenfolge. Öffne auf dem anderen Telefon in Tableside „Code lesen“.`,
  at: (number: number, of: number): string => `${number} von ${of}`,
  stop: 'Hier anhalten',
  goOn: 'Weiter',
  next: 'Nächster Code',
  close: 'Fertig',

  read: {
    camera: 'Was die Kamera sieht',
    point: 'Halt die Kamera so, dass sie den ganzen Code auf dem anderen Bildschirm sieht.',
    trouble: {
      insecure:
        'Die Kamera braucht eine Adresse, die mit https beginnt. Wähl ein Bild des Codes, oder füg den Link ein.',
      none: 'Dieses Gerät hat keine Kamera. Wähl ein Bild des Codes, oder füg den Link ein.',
      denied:
        'Der Browser sperrt die Kamera. Erlaube sie für diese Seite, wähl ein Bild des Codes, oder füg den Link ein.',
      failed:
        'Die Kamera lässt sich nicht öffnen. Vielleicht nutzt sie eine andere App. Wähl ein Bild des Codes, oder füg den Link ein.',
      'no-reader': 'Der Codeleser lässt sich nicht laden. Füg den Link ein, oder versuch es später noch einmal.',
    } satisfies Record<CameraTrouble | 'no-reader', string>,
    progress: (read: number, of: number): string => `${read} von ${of} Codes gelesen`,
    startOver: 'Von vorn',
    misread: {
      foreign: 'Dieser Code gehört zu etwas anderem. Um ihn zu lesen, fang von vorn an.',
      damaged: 'Diese Codes gehören nicht zusammen. Sie werden neu gelesen.',
      unknown: 'Das ist kein Code von Tableside.',
    } satisfies Record<ReadingProblem, string>,
    file: 'Bild des Codes',
    picture: {
      reading: 'Im Bild wird ein Code gesucht.',
      'no-picture': 'Diese Datei ist kein lesbares Bild. Wähl ein JPEG oder PNG.',
      'no-code': 'In dem Bild ist kein Code. Geh näher heran, und zeig den ganzen Code.',
      'no-reader': 'Der Codeleser lässt sich nicht laden. Füg den Link ein, oder versuch es später noch einmal.',
    },
    text: 'Oder einen Link einfügen',
    open: 'Öffnen',
  },
} as const
